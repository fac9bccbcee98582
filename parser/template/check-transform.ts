import { compareCodePoints } from '../python/compare.js';
import type { JsonObject, JsonValue, TemplatePath } from '../values.js';
import type { GroupNames } from './check-delimiter.js';
import { readPlaceholder, visitStrings } from './placeholder.js';
import type { Problems } from './problem.js';

const PATTERN_KEYS = ['open_pattern', 'close_pattern'];

/**
 * Checks 11 and 12 of a field, and placeholders that nothing can give a value to.
 *
 * @param groups of the opener's and of the closer's pattern
 */
export function checkTransform(
  field: JsonObject,
  path: TemplatePath,
  groups: readonly GroupNames[],
  problems: Problems,
): void {
  const { transform_each: each = false, transform = null } = field;
  const eachPath = [...path, 'transform_each'];
  const names = [...new Set(groups.flatMap((found) => found ?? []))];
  if (typeof each !== 'boolean') problems.addValue('transform-each-type', eachPath, each);
  if (transform !== null) {
    // With `transform_each` the names are the keys of items, which are not known before the text is.
    const isKnown = each === false && !groups.includes(undefined);
    checkPlaceholders(transform, [...path, 'transform'], isKnown ? ['content', ...names] : undefined, problems);
  } else if (each === true) {
    // Named groups have the same remedy: a transform.
    problems.add('transform-each-without-transform', eachPath);
  } else {
    const [first, ...others] = PATTERN_KEYS.filter((_, at) => groups[at]?.length).map((key) => [...path, key]);
    if (first) problems.add('groups-without-transform', first, { names: names.sort(compareCodePoints) }, others);
  }
}

/** @param known the names that have a value, where they can be known */
function checkPlaceholders(
  transform: JsonValue,
  path: TemplatePath,
  known: readonly string[] | undefined,
  problems: Problems,
): void {
  visitStrings(transform, [...path], (text, place) => {
    if (readPlaceholder(text).kind === 'mixed') problems.addValue('placeholder-mixed', [...place], text);
  });
  if (!known) return;
  visitStrings(transform, [...path], (text, place) => {
    const { names: [name] = [] } = readPlaceholder(text);
    if (name !== undefined && !known.includes(name)) problems.add('placeholder-unknown', [...place], { name, known });
  });
}
