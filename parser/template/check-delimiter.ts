import { isList, ownValue } from '../json/object.js';
import type { TemplateProblem } from '../problems.js';
import type { JsonObject, JsonValue, TemplatePath } from '../values.js';
import { type DelimiterKey, patternKeyOf } from './keys.js';
import type { PatternTrees } from './patterns.js';
import { patternProblem, problem, typeProblem } from './problem.js';

/**
 * Checks 9 and 14: a delimiter of a field or the start anchor. At most one of literal and pattern; a literal is a string or a list
 * of strings, none of them empty; a pattern is a string that compiles. Nothing is said where both keys are absent.
 */
export function* checkDelimiter(
  owner: JsonObject,
  key: DelimiterKey,
  path: TemplatePath,
  trees: PatternTrees,
): Generator<TemplateProblem> {
  const patternKey = patternKeyOf(key);
  const literal = ownValue(owner, key);
  const pattern = ownValue(owner, patternKey);
  const literalPath = [...path, key];
  const patternPath = [...path, patternKey];
  const both = literal !== undefined && pattern !== undefined;
  if (both) yield problem('literal-and-pattern', patternPath, { literal: key, pattern: patternKey }, [literalPath]);
  // With both keys, a null is the place of the key to be deleted: one finding is enough.
  const skipped = both ? null : undefined;
  if (literal !== undefined && literal !== skipped) yield* checkLiteral(literal, key, literalPath);
  if (pattern !== undefined && pattern !== skipped) yield* checkPattern(pattern, patternKey, patternPath, trees);
}

function* checkLiteral(literal: JsonValue, key: string, path: TemplatePath): Generator<TemplateProblem> {
  if (!isList(literal)) {
    yield* checkOneLiteral(literal, key, path, 'string or list of strings');
    return;
  }
  if (literal.length === 0) yield problem('literal-list-empty', path, { key });
  for (const [index, item] of literal.entries()) yield* checkOneLiteral(item, key, [...path, index], 'string');
}

function* checkOneLiteral(
  literal: JsonValue,
  key: string,
  path: TemplatePath,
  expected: string,
): Generator<TemplateProblem> {
  if (typeof literal !== 'string') yield typeProblem('literal-type', path, literal, { key, expected });
  else if (literal === '') yield problem('literal-empty', path, { key });
}

function* checkPattern(
  pattern: JsonValue,
  key: string,
  path: TemplatePath,
  trees: PatternTrees,
): Generator<TemplateProblem> {
  if (typeof pattern !== 'string') yield typeProblem('pattern-type', path, pattern, { key });
  else for (const issue of trees.treeOf(pattern).issues) yield patternProblem(issue, path, false);
}

/** The named groups of the delimiter's pattern; `undefined` where they cannot be known because the pattern is broken. */
export function groupNamesOf(owner: JsonObject, key: string, trees: PatternTrees): readonly string[] | undefined {
  const pattern = ownValue(owner, key);
  if (pattern === undefined) return [];
  if (typeof pattern !== 'string') return undefined;
  const { issues, groupNames } = trees.treeOf(pattern);
  return issues.some(({ code }) => code === 'pattern-syntax') ? undefined : groupNames;
}
