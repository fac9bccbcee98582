import { isList, ownValue } from '../json/object.js';
import type { TemplateProblem } from '../problems.js';
import type { JsonObject, JsonValue, TemplatePath } from '../values.js';
import type { DelimiterKeys } from './keys.js';
import type { PatternTrees } from './patterns.js';
import { patternProblem, problem, typeName } from './problem.js';

/**
 * Checks 9 and 14: a delimiter of a field or the start anchor. At most one of literal and pattern; a literal is a string or a list
 * of strings, none of them empty; a pattern is a string that compiles. Nothing is said where both keys are absent.
 */
export function* checkDelimiter(
  owner: JsonObject,
  keys: DelimiterKeys,
  path: TemplatePath,
  trees: PatternTrees,
): Generator<TemplateProblem> {
  const literal = ownValue(owner, keys.literal);
  const pattern = ownValue(owner, keys.pattern);
  const both = literal !== undefined && pattern !== undefined;
  if (both) yield bothKeys(keys, path);
  // With both keys, a null is the place of the key to be deleted: one finding is enough.
  const skip = (value: JsonValue | undefined) => value === undefined || (both && value === null);
  if (literal !== undefined && !skip(literal)) yield* checkLiteral(literal, keys.literal, [...path, keys.literal]);
  if (pattern !== undefined && !skip(pattern)) yield* checkPattern(pattern, [...path, keys.pattern], trees);
}

function bothKeys(keys: DelimiterKeys, path: TemplatePath): TemplateProblem {
  const args = { literal: keys.literal, pattern: keys.pattern };
  return problem('literal-and-pattern', [...path, keys.pattern], args, [[...path, keys.literal]]);
}

function* checkLiteral(literal: JsonValue, key: string, path: TemplatePath): Generator<TemplateProblem> {
  if (isList(literal)) {
    if (literal.length === 0) yield problem('literal-list-empty', path, { key });
    for (const [index, item] of literal.entries()) yield* checkOneLiteral(item, key, [...path, index], 'string');
  } else {
    yield* checkOneLiteral(literal, key, path, 'string or list of strings');
  }
}

function* checkOneLiteral(
  literal: JsonValue,
  key: string,
  path: TemplatePath,
  expected: string,
): Generator<TemplateProblem> {
  if (typeof literal !== 'string') yield problem('literal-type', path, { key, expected, type: typeName(literal) });
  else if (literal === '') yield problem('literal-empty', path, { key });
}

function* checkPattern(pattern: JsonValue, path: TemplatePath, trees: PatternTrees): Generator<TemplateProblem> {
  if (typeof pattern !== 'string') {
    yield problem('pattern-type', path, { key: String(path.at(-1)), type: typeName(pattern) });
    return;
  }
  for (const issue of trees.treeOf(pattern).issues) yield patternProblem(issue, path, false);
}

/** The named groups of the delimiter's pattern; `undefined` where they cannot be known because the pattern is broken. */
export function groupNamesOf(owner: JsonObject, key: string, trees: PatternTrees): readonly string[] | undefined {
  const pattern = ownValue(owner, key);
  if (pattern === undefined) return [];
  if (typeof pattern !== 'string') return undefined;
  const tree = trees.treeOf(pattern);
  return tree.issues.some((issue) => issue.code === 'pattern-syntax') ? undefined : tree.groupNames;
}
