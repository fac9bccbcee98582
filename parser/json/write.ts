import type { JsonValue } from '../values.js';
import { entriesOf, isList, isObject } from './object.js';

export interface WriteOptions {
  /**
   * Write what JSON cannot carry exactly as `{"$int": "digits"}` and `{"$float": "nan" | "inf" | "-inf"}`, for programs. Without
   * it such numbers are written as Python's `json.dumps` would (plain digits, NaN, Infinity), for people.
   */
  readonly exact?: boolean | undefined;
  /** Spaces per level; 0 or absent: everything on one line. */
  readonly indent?: number | undefined;
}

/**
 * The value as JSON text: keys in their written order (`keysOf`), numbers so that reading them back gives the same value, lone
 * surrogates escaped.
 */
export function writeJson(value: JsonValue, options: WriteOptions = {}): string {
  return write(value, options, options.indent ? '\n' : '');
}

/** @param newline begins a line of the level on which the value stands; empty where all is one line */
function write(value: JsonValue, options: WriteOptions, newline: string): string {
  if (typeof value === 'bigint') return options.exact ? `{"$int":"${value}"}` : `${value}`;
  if (typeof value === 'number') return writeNumber(value, options);
  const inner = newline && newline + ' '.repeat(options.indent ?? 0);
  const enclose = (open: string, parts: readonly string[], close: string) =>
    parts.length === 0 ? open + close : open + inner + parts.join(`,${inner}`) + newline + close;
  const writeInner = (item: JsonValue) => write(item, options, inner);
  if (isList(value)) return enclose('[', value.map(writeInner), ']');
  if (!isObject(value)) return JSON.stringify(value);
  const colon = newline ? ': ' : ':';
  const members = entriesOf(value).map(([key, item]) => JSON.stringify(key) + colon + writeInner(item));
  return enclose('{', members, '}');
}

function writeNumber(value: number, { exact }: WriteOptions): string {
  if (Object.is(value, -0)) return '-0.0';
  // Digits alone would be read back as an integer that this float is not.
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) return value.toExponential();
  // NaN, Infinity and -Infinity are Python's words, too.
  const written = String(value);
  return exact && !Number.isFinite(value) ? `{"$float":"${written.toLowerCase().replace('inity', '')}"}` : written;
}
