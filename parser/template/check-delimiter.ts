import { isList } from '../json/object.js';
import type { ProblemCode } from '../problems.js';
import type { PatternTree } from '../regex/tree.js';
import type { JsonObject, JsonValue, TemplatePath } from '../values.js';
import { type DelimiterKey, patternKeyOf } from './keys.js';
import type { Problems } from './problem.js';

/** The named groups of a delimiter's pattern; `undefined` where they cannot be known because the pattern is broken. */
export type GroupNames = readonly string[] | undefined;

/**
 * Checks 9 and 14: a delimiter of a field or the start anchor. At most one of literal and pattern; a literal is a string or a list
 * of strings, none of them empty; a pattern is a string that compiles. Nothing is said where both keys are absent.
 */
export function checkDelimiter(
  owner: JsonObject,
  key: DelimiterKey,
  path: TemplatePath,
  problems: Problems,
): GroupNames {
  const patternKey = patternKeyOf(key);
  const { [key]: literal, [patternKey]: pattern } = owner;
  const literalPath = [...path, key];
  const patternPath = [...path, patternKey];
  const both = literal !== undefined && pattern !== undefined;
  if (both) problems.add('literal-and-pattern', patternPath, { literal: key, pattern: patternKey }, [literalPath]);
  // With both keys, a null is the place of the key to be deleted: one finding is enough.
  if (literal !== undefined && !(both && literal === null)) checkLiteral(literal, key, literalPath, problems);
  if (pattern === undefined) return [];
  const tree = both && pattern === null ? undefined : checkPattern('pattern-type', pattern, patternPath, problems);
  return tree?.issues.some(({ code }) => code === 'pattern-syntax') ? undefined : tree?.groupNames;
}

function checkLiteral(literal: JsonValue, key: string, path: TemplatePath, problems: Problems): void {
  const several = isList(literal);
  const literals = several ? literal : [literal];
  if (literals.length === 0) problems.add('literal-list-empty', path, { key });
  for (const [index, item] of literals.entries()) {
    const place = several ? [...path, index] : path;
    if (typeof item !== 'string') problems.addValue('literal-type', place, item, { key });
    else if (item === '') problems.add('literal-empty', place, { key });
  }
}

/** What is wrong with a pattern. @returns its tree, if it is a text @param typeCode says that it is none */
export function checkPattern(
  typeCode: ProblemCode,
  pattern: JsonValue,
  path: TemplatePath,
  problems: Problems,
): PatternTree | undefined {
  const key = String(path.at(-1));
  if (typeof pattern !== 'string') {
    problems.addValue(typeCode, path, pattern, { key });
    return undefined;
  }
  const tree = problems.trees.treeOf(pattern);
  for (const { code, ...about } of tree.issues) problems.add(code, path, { key, ...about });
  return tree;
}
