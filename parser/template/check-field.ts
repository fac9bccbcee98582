import { isObject, keysOf, ownValue } from '../json/object.js';
import type { TemplateProblem } from '../problems.js';
import { compareCodePoints } from '../python/compare.js';
import { pythonTruth } from '../python/truth.js';
import type { JsonObject, JsonValue, TemplatePath } from '../values.js';
import { checkContentArgs } from './check-content-args.js';
import { checkDelimiter } from './check-delimiter.js';
import { checkTransform } from './check-transform.js';
import { CLOSE_KEYS, CONTENT_PARSERS, FIELD_KEYS, isContentParserName, OPEN_KEYS } from './keys.js';
import type { PatternTrees } from './patterns.js';
import { problem, typeName } from './problem.js';

/** Checks 6 to 12, and what must fail at every match. */
export function* checkField(field: JsonValue, path: TemplatePath, trees: PatternTrees): Generator<TemplateProblem> {
  if (!isObject(field)) {
    yield problem('field-type', path, { name: String(path.at(-1)), type: typeName(field) });
    return;
  }
  yield* checkKeys(field, FIELD_KEYS, path);
  yield* checkContent(field, path);
  yield* checkDelimiter(field, OPEN_KEYS, path, trees);
  yield* checkDelimiter(field, CLOSE_KEYS, path, trees);
  yield* checkJoin(field, path);
  yield* checkTransform(field, path, trees);
  const content = ownValue(field, 'content') ?? 'text';
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

function* checkContent(field: JsonObject, path: TemplatePath): Generator<TemplateProblem> {
  const content = ownValue(field, 'content');
  if (content === undefined || isContentParserName(content)) return;
  const wrong = typeof content === 'string' ? { content } : { type: typeName(content) };
  yield problem('content-unknown', [...path, 'content'], { ...wrong, known: CONTENT_PARSERS });
}

function* checkJoin(field: JsonObject, path: TemplatePath): Generator<TemplateProblem> {
  const join = ownValue(field, 'join') ?? null;
  if (join === null) return;
  const place = [...path, 'join'];
  if (typeof join !== 'string') yield problem('join-type', place, { type: typeName(join) });
  else if (!pythonTruth(ownValue(field, 'repeats'))) yield problem('join-without-repeats', place);
}
