import { isObject, keysOf } from '../json/object.js';
import { compareCodePoints } from '../python/compare.js';
import { pythonTruth } from '../python/truth.js';
import type { JsonObject, JsonValue, TemplatePath } from '../values.js';
import { checkContentArgs } from './check-content-args.js';
import { checkDelimiter } from './check-delimiter.js';
import { checkTransform } from './check-transform.js';
import { CONTENT_PARSERS, FIELD_KEYS, isContentParserName } from './keys.js';
import type { Problems } from './problem.js';

/** Checks 6 to 12, and what must fail at every match. */
export function checkField(field: JsonValue, path: TemplatePath, problems: Problems): void {
  if (!isObject(field)) {
    problems.addValue('field-type', path, field, { name: String(path.at(-1)) });
    return;
  }
  checkKeys(field, FIELD_KEYS, path, problems);
  const { content = 'text', join = null, repeats, content_args } = field;
  if (!isContentParserName(content)) {
    problems.addValue('content-unknown', [...path, 'content'], content, { known: CONTENT_PARSERS });
  }
  const opening = checkDelimiter(field, 'open', path, problems);
  const closing = checkDelimiter(field, 'close', path, problems);
  const joinPath = [...path, 'join'];
  if (join !== null && typeof join !== 'string') problems.addValue('join-type', joinPath, join);
  else if (join !== null && !pythonTruth(repeats)) problems.add('join-without-repeats', joinPath);
  checkTransform(field, path, [opening, closing], problems);
  checkContentArgs(content, content_args, [...path, 'content_args'], problems);
}

/** Checks 3 and 7: one problem for each unknown key, sorted as the reference lists them. */
export function checkKeys(
  object: JsonObject,
  allowed: readonly string[],
  path: TemplatePath,
  problems: Problems,
): void {
  const unknown = keysOf(object).filter((key) => !allowed.includes(key));
  for (const key of unknown.sort(compareCodePoints)) problems.add('unknown-key', [...path, key], { key, allowed });
}
