import type { JsonArray, JsonObject, JsonValue } from '../values.js';

/** Where the written order of keys is kept, on those objects only whose order JavaScript would change. */
const KEY_ORDER = Symbol('key order');

/**
 * The keys of an object in the order in which they were written. JavaScript lists integer-like keys ("0", "17") first and in
 * numeric order; objects made by the engine remember their own order. A copy by spread or structured clone forgets it.
 */
export function keysOf(object: object): readonly string[] {
  const written: unknown = Reflect.get(object, KEY_ORDER);
  return isStringArray(written) ? written : Object.keys(object);
}

function isStringArray(value: unknown): value is readonly string[] {
  return Array.isArray(value);
}

/** The entries of an object in the order of `keysOf`. */
export function entriesOf(object: JsonObject): readonly (readonly [string, JsonValue])[] {
  return keysOf(object).map((key) => [key, object[key] ?? null] as const);
}

/** The object with these entries, in this order, without a prototype. */
export function objectOf(entries: Iterable<readonly [string, JsonValue]>): JsonObject {
  const builder = new ObjectBuilder();
  for (const [key, value] of entries) builder.set(key, value);
  return builder.build();
}

/** Makes an object key by key. Of equal keys the last value wins, at the first one's place. */
export class ObjectBuilder {
  /** Not `Object.create(null)`: engines give that a hash table, three times the size of a small object. */
  readonly #object: Record<string, JsonValue> = Object.setPrototypeOf({}, null);
  /** The keys in their order, from the first one on that JavaScript may move. */
  #written: string[] | undefined;

  set(key: string, value: JsonValue): void {
    if (!(key in this.#object)) {
      if (this.#written === undefined && isDigit(key.charCodeAt(0))) this.#written = Object.keys(this.#object);
      this.#written?.push(key);
    }
    this.#object[key] = value;
  }

  build(): JsonObject {
    if (this.#written !== undefined) rememberOrder(this.#object, this.#written);
    return this.#object;
  }
}

/** An ASCII digit. */
function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function rememberOrder(object: object, written: readonly string[]): void {
  const listed = Object.keys(object);
  if (written.some((key, index) => key !== listed[index])) Object.defineProperty(object, KEY_ORDER, { value: written });
}

/** An object, and neither null nor a list. */
export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list. */
export function isList(value: JsonValue | undefined): value is JsonArray {
  return Array.isArray(value);
}

/** The value of an object's own key; `absent` where there is no such key, whatever a prototype may hold. */
export function ownValue(object: JsonObject, key: string): JsonValue | undefined;
export function ownValue(object: JsonObject, key: string, absent: JsonValue): JsonValue;
export function ownValue(object: JsonObject, key: string, absent?: JsonValue): JsonValue | undefined {
  return Object.hasOwn(object, key) ? object[key] : absent;
}
