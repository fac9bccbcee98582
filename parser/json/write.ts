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
  return write(value, options, '');
}

function write(value: JsonValue, options: WriteOptions, margin: string): string {
  if (typeof value === 'bigint') return options.exact === true ? `{"$int":"${value}"}` : value.toString();
  if (typeof value === 'number') return writeNumber(value, options.exact === true);
  const inner = margin + ' '.repeat(options.indent ?? 0);
  if (isList(value)) {
    const items = value.map((item) => write(item, options, inner));
    return enclose('[', ']', items, margin, inner);
  }
  if (!isObject(value)) return JSON.stringify(value);
  const colon = inner === margin ? ':' : ': ';
  const members = entriesOf(value).map(([key, item]) => JSON.stringify(key) + colon + write(item, options, inner));
  return enclose('{', '}', members, margin, inner);
}

function enclose(open: string, close: string, parts: readonly string[], margin: string, inner: string): string {
  if (parts.length === 0 || inner === margin) return open + parts.join(',') + close;
  return `${open}\n${inner}${parts.join(`,\n${inner}`)}\n${margin}${close}`;
}

function writeNumber(value: number, exact: boolean): string {
  if (Object.is(value, -0)) return '-0.0';
  // Digits alone would be read back as an integer that this float is not.
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) return value.toExponential();
  // NaN, Infinity and -Infinity are Python's words, too.
  if (Number.isFinite(value) || !exact) return String(value);
  return `{"$float":"${String(value)
    .slice(0, value < 0 ? 4 : 3)
    .toLowerCase()}"}`;
}
