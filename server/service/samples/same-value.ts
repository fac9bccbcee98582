import type { JsonValue } from '../../../parser/values.js';
import { isList, isObject } from '../engine.js';

/** Whether two values are the same message: as Python compares them, 7.0 is 7 and the order of keys says nothing; true is not 1. */
export function sameValue(one: JsonValue, other: JsonValue): boolean {
  if (isList(one))
    return isList(other) && one.length === other.length && one.every((item, at) => sameValue(item, other[at] ?? null));
  if (!isObject(one)) return Object.is(one, other) || one === other;
  if (!isObject(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key in other && sameValue(one[key] ?? null, other[key] ?? null))
  );
}
