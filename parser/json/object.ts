import type { JsonArray, JsonObject, JsonValue } from '../values.js';

/** Where the written order of keys is kept, on those objects only whose order JavaScript would change. */
const KEY_ORDER = Symbol('key order');

/**
 * The keys of an object in the order in which they were written. JavaScript lists integer-like keys ("0", "17") first and in
 * numeric order; objects made by the engine remember their own order. A copy by spread or structured clone forgets it.
 */
export function keysOf(object: object): readonly string[] {
  const { [KEY_ORDER]: written }: { readonly [KEY_ORDER]?: readonly string[] } = object;
  return written ?? Object.keys(object);
}

/** The entries of an object in the order of `keysOf`. */
export function entriesOf(object: JsonObject): readonly (readonly [string, JsonValue])[] {
  return keysOf(object).map((key) => [key, object[key] ?? null] as const);
}

/**
 * The object with these entries, in this order, without a prototype: a key that it does not have is `undefined`. Of equal keys the last
 * value wins, at the first one's place.
 */
export function objectOf(entries: Iterable<readonly [string, JsonValue]>): JsonObject {
  // Not `Object.create(null)`: engines give that a hash table, three times the size of a small object.
  const object: Record<string, JsonValue> = Object.setPrototypeOf({}, null);
  const keys: string[] = [];
  for (const [key, value] of entries) {
    object[key] = value;
    keys.push(key);
  }
  const listed = Object.keys(object);
  // Keys that JavaScript has moved begin with a digit, and come first.
  if (/^\d/.test(listed[0] ?? '')) {
    const written = [...new Set(keys)];
    if (written.some((key, at) => key !== listed[at])) Object.defineProperty(object, KEY_ORDER, { value: written });
  }
  return object;
}

/** An object, and neither null nor a list. */
export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list. */
export function isList(value: JsonValue | undefined): value is JsonArray {
  return Array.isArray(value);
}
