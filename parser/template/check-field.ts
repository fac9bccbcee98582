import { isObject, keysOf, ownValue } from '../json/object.js';
import type { TemplateProblem } from '../problems.js';
import { compareCodePoints } from '../python/compare.js';
import { pythonTruth } from '../python/truth.js';
import type { JsonObject, JsonValue, TemplatePath } from '../values.js';
import { checkContentArgs } from './check-content-args.js';
import { checkDelimiter } from './check-delimiter.js';
import { checkTransform } from './check-transform.js';
import { FIELD_KEYS, isContentParserName } from './keys.js';
import type { PatternTrees } from './patterns.js';
import { parserProblem, problem, typeProblem } from './problem.js';

/** Checks 6 to 12, and what must fail at every match. */
export function* checkField(field: JsonValue, path: TemplatePath, trees: PatternTrees): Generator<TemplateProblem> {
  if (!isObject(field)) {
    yield typeProblem('field-type', path, field, { name: String(path.at(-1)) });
    return;
  }
  yield* checkKeys(field, FIELD_KEYS, path);
  const content = ownValue(field, 'content', 'text');
  if (!isContentParserName(content)) yield parserProblem('content-unknown', [...path, 'content'], content, 'content');
  yield* checkDelimiter(field, 'open', path, trees);
  yield* checkDelimiter(field, 'close', path, trees);
  yield* checkJoin(field, [...path, 'join']);
  yield* checkTransform(field, path, trees);
  yield* checkContentArgs(content, ownValue(field, 'content_args'), [...path, 'content_args'], trees);
}

/** Checks 3 and 7: one problem for each unknown key, sorted as the reference lists them. */
export function* checkKeys(
  object: JsonObject,
  allowed: readonly string[],
  path: TemplatePath,
): Generator<TemplateProblem> {
  const unknown = keysOf(object).filter((key) => !allowed.includes(key));
  for (const key of unknown.sort(compareCodePoints)) yield problem('unknown-key', [...path, key], { key, allowed });
}

/** Check 10. */
function* checkJoin(field: JsonObject, path: TemplatePath): Generator<TemplateProblem> {
  const join = ownValue(field, 'join') ?? null;
  if (join === null) return;
  if (typeof join !== 'string') yield typeProblem('join-type', path, join);
  else if (!pythonTruth(ownValue(field, 'repeats'))) yield problem('join-without-repeats', path);
}
