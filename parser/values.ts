/**
 * The values that templates and messages are made of.
 *
 * An integer beyond ±(2^53−1) is a `bigint`; every other number is a `number`, NaN and the infinities included.
 * Source: reference behaviour, "Numbers are exact".
 */
export type JsonValue = null | boolean | number | bigint | string | JsonArray | JsonObject;
export type JsonArray = readonly JsonValue[];
/**
 * A plain object without a prototype, so that `__proto__` is a key like any other. JavaScript lists integer-like keys
 * first; `keysOf` (json/object.ts) gives them in the order in which they were written.
 */
export interface JsonObject {
  readonly [key: string]: JsonValue;
}

/** A step from a value to a value inside it. */
export type PathStep = string | number;
/** Where a value stands inside the template, from the root. `["fields", "content", "close", 1]` */
export type TemplatePath = readonly PathStep[];
