import { isList, isObject, keysOf } from '../json/object.js';
import type { JsonValue } from '../values.js';

/** Python's truth value: false for null, false, 0, "", [] and {}; an absent value counts as null. */
export function pythonTruth(value: JsonValue | undefined): boolean {
  if (isList(value)) return value.length > 0;
  if (isObject(value)) return keysOf(value).length > 0;
  // NaN is true in Python.
  return Boolean(value) || Number.isNaN(value);
}
