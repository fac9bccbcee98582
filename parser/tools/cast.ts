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
    const value = castTo(text, type);
    if (value !== undefined) return value;
  }
  return text;
}

function castTo(text: string, type: string): JsonValue | undefined {
  const word = pythonStrip(text);
  switch (type) {
    case 'integer':
      return pythonInt(text);
    case 'number':
      return castNumber(text);
    case 'boolean':
      return BOOLEANS.get(word.toLowerCase());
    case 'null':
      return word === 'null' || word === 'None' ? null : undefined;
    case 'object':
      return castJson(text, isObject);
    case 'array':
      return castJson(text, isList);
    default:
      return undefined;
  }
}

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

function castJson(text: string, fits: (value: JsonValue) => boolean): JsonValue | undefined {
  try {
    const value = parseJson(text);
    return fits(value) ? value : undefined;
  } catch {
    // Not JSON, or beyond its limits: this type does not fit, and the next one is tried.
    return undefined;
  }
}
