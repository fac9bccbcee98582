import { parseJson } from '../json/dialect.js';
import { exactInteger } from '../json/integer.js';
import { isList, isObject } from '../json/object.js';
import { pythonFloat } from '../python/float.js';
import { pythonInt } from '../python/int.js';
import { pythonStrip } from '../python/strip.js';
import type { JsonValue } from '../values.js';

/** The text as the first of the types that it can be cast to; `string` never casts and never blocks. Else the text. */
export function castText(text: string, types: readonly string[]): JsonValue {
  for (const type of types) {
    const value = CASTS.get(type)?.(text);
    if (value !== undefined) return value;
  }
  return text;
}

/** `undefined`: the text is nothing of that type. */
type Cast = (text: string) => JsonValue | undefined;

const CASTS: ReadonlyMap<string, Cast> = new Map<string, Cast>([
  ['integer', pythonInt],
  ['number', castNumber],
  ['boolean', (text) => BOOLEANS.get(pythonStrip(text).toLowerCase())],
  ['null', (text) => (['null', 'None'].includes(pythonStrip(text)) ? null : undefined)],
  ['object', (text) => castJson(text, isObject)],
  ['array', (text) => castJson(text, isList)],
]);

const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

/** Whole and written without a point it is an integer: "1e3" is 1000, "7.0" stays a float. */
function castNumber(text: string): number | bigint | undefined {
  const value = pythonFloat(text);
  if (value === undefined || !Number.isFinite(value)) return undefined;
  return Number.isInteger(value) && !text.includes('.') ? exactInteger(value) : value;
}

/** What is not JSON, or beyond its limits, is nothing of the type: the next one is tried. */
function castJson(text: string, fits: (value: JsonValue) => boolean): JsonValue | undefined {
  try {
    const value = parseJson(text);
    return fits(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
