import { type JsonObject, type JsonValue, keysOf } from '../../parser/index.js';

const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Numbers that JSON cannot carry stand in the vectors as `{"$int": digits}` and `{"$float": name}`. */
function readNumber(value: JsonObject): number | bigint | undefined {
  if (keysOf(value).length !== 1) return undefined;
  if (typeof value.$int === 'string') return BigInt(value.$int);
  if (value.$float === 'nan') return Number.NaN;
  if (value.$float === 'inf') return Number.POSITIVE_INFINITY;
  if (value.$float === '-inf') return Number.NEGATIVE_INFINITY;
  return undefined;
}

function sameNumber(left: number | bigint, right: JsonValue): boolean {
  if (typeof right === 'bigint' || typeof left === 'bigint') return typeof left === typeof right && left === right;
  return typeof right === 'number' && (left === right || (Number.isNaN(left) && Number.isNaN(right)));
}

function sameObject(expected: JsonObject, actual: JsonValue): boolean {
  const number = readNumber(expected);
  if (number !== undefined) return sameNumber(number, actual);
  if (!isObject(actual)) return false;
  const keys = keysOf(expected);
  const actualKeys = keysOf(actual);
  return (
    keys.length === actualKeys.length &&
    keys.every((key, index) => actualKeys[index] === key && same(expected[key] ?? null, actual[key] ?? null))
  );
}

/** Equal as the reference would say, key order included: 7.0 is 7, an exact integer is never a rounded one. */
export function same(expected: JsonValue, actual: JsonValue): boolean {
  if (typeof expected === 'number') return sameNumber(expected, actual);
  if (Array.isArray(expected)) {
    return (
      Array.isArray(actual) &&
      expected.length === actual.length &&
      expected.every((item, index) => same(item, actual[index]))
    );
  }
  if (isObject(expected)) return sameObject(expected, actual);
  return expected === actual;
}

/** The stream of events with adjacent chunks of one region made one. */
export function mergeChunks(events: readonly JsonValue[]): readonly JsonValue[] {
  const merged: JsonValue[] = [];
  for (const event of events) {
    const last = merged.at(-1);
    if (isChunk(last) && isChunk(event)) merged[merged.length - 1] = { ...last, text: `${last.text}${event.text}` };
    else merged.push(event);
  }
  return merged;
}

const isChunk = (event: JsonValue | undefined): event is JsonObject => isObject(event) && event.type === 'region_chunk';
