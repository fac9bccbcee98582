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
 *
 * @param entries can be read twice
 */
export function objectOf(entries: Iterable<readonly [string, JsonValue]>): JsonObject {
  // Not `Object.create(null)`: engines give that a hash table, three times the size of a small object.
  const object: Record<string, JsonValue> = Object.setPrototypeOf({}, null);
  let hasDigits = false;
  for (const { 0: key, 1: value } of entries) {
    object[key] = value;
    // Keys that JavaScript moves begin with a digit.
    hasDigits ||= key.charCodeAt(0) <= 0x39;
  }
  return hasDigits ? inOrder(object, [...entries]) : object;
}

function inOrder(object: JsonObject, entries: readonly (readonly [string, JsonValue])[]): JsonObject {
  const listed = Object.keys(object);
  const written = [...new Set(entries.map(([key]) => key))];
  if (written.some((key, at) => key !== listed[at])) Object.defineProperty(object, KEY_ORDER, { value: written });
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
