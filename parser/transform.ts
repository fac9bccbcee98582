import { type Failure, valueFailure } from './failure.js';
import { entriesOf, isList, isObject, keysOf, objectOf } from './json/object.js';
import { shownNames, shownValue } from './json/shown.js';
import { compareCodePoints } from './python/compare.js';
import { readPlaceholder } from './template/placeholder.js';
import type { JsonObject, JsonValue } from './values.js';

/** What placeholders can name: the captures, and `content` or the keys of an item. */
type Scope = JsonObject;

/** Makes a value from a scope. @throws Failure for a placeholder that cannot be resolved */
export type Transform = (scope: Scope) => JsonValue;

/** A template's transform: any JSON in which a string that is wholly a placeholder is replaced by a value. */
export function transformOf(written: JsonValue): Transform {
  if (typeof written === 'string') return placeholderTransform(written);
  if (isList(written)) {
    const items = written.map(transformOf);
    return (scope) => items.map((item) => item(scope));
  }
  if (!isObject(written)) return () => written;
  const entries = entriesOf(written).map(([key, value]) => [key, transformOf(value)] as const);
  return (scope) => objectOf(entries.map(([key, value]) => [key, value(scope)]));
}

function placeholderTransform(text: string): Transform {
  const placeholder = readPlaceholder(text);
  if (placeholder.kind !== 'whole') return () => text;
  const step = (inside: JsonValue, name: string) => {
    const value = isObject(inside) ? inside[name] : undefined;
    if (value !== undefined) return value;
    const there = isObject(inside) ? listed(keysOf(inside)) : shownValue(inside);
    throw failed(`${text}: there is no "${name}", only ${there}`);
  };
  return (scope) => placeholder.names.reduce(step, scope);
}

function failed(message: string): Failure {
  return valueFailure('transform-failed', `${message}.`);
}

/** The first names by code point. */
function listed(names: readonly string[]): string {
  return shownNames([...names].sort(compareCodePoints).slice(0, 20));
}

/**
 * Applies a transform to a parsed value (specification, "transform").
 *
 * @param captures names and texts; of equal names the last counts
 * @param each     the value is a list of objects, and each item's keys are unpacked into the scope
 */
export function applyTransform(
  transform: Transform,
  value: JsonValue,
  captures: readonly (readonly [string, string])[],
  each: boolean,
): JsonValue {
  if (!each) return transform(objectOf([...captures, ['content', value]]));
  if (!isList(value)) throw failed(`"transform_each" needs a list, not ${shownValue(value)}`);
  return value.map((item) => {
    if (!isObject(item)) throw failed(`"transform_each" needs a list of objects, not of ${shownValue(item)}`);
    return transform(objectOf([...captures, ...entriesOf(item)]));
  });
}
