import { type JsonDialect, parseJson } from '../json/dialect.js';
import { DepthError } from '../json/limits.js';
import { isList, isObject, keysOf, ownValue } from '../json/object.js';
import { JsonSyntaxError } from '../json/syntax-error.js';
import { pythonTruth } from '../python/truth.js';
import { ValueError } from '../value-error.js';
import type { JsonObject, JsonValue } from '../values.js';
import type { ContentContext, ContentParser } from './context.js';
import { excerpt } from './scalars.js';
import { stripped } from './text.js';

/** `json`: Python's `json.loads`, after the steps of the dialect that the arguments ask for. */
export function jsonParser({ args, path }: ContentContext): ContentParser {
  const unquotedKeys = pythonTruth(ownValue(args, 'unquoted_keys'));
  const fallBack = pythonTruth(ownValue(args, 'allow_non_json'));
  const stringDelims = readPairs(args);
  return (text) => {
    if (stringDelims === undefined) {
      const message = '"string_delims" must be a list of pairs of texts, none of them empty.';
      throw new ValueError('value-invalid', message, [...path, 'string_delims']);
    }
    const dialect: JsonDialect = { unquotedKeys, stringDelims };
    return fallBack ? parseOrText(text, dialect, args) : parseOrThrow(text, dialect);
  };
}

/** As the reference: only text that is not JSON falls back; too many digits or too deep nesting still fail. */
function parseOrText(text: string, dialect: JsonDialect, args: JsonObject): JsonValue {
  try {
    return parseJson(text, dialect);
  } catch (error) {
    if (error instanceof JsonSyntaxError) return stripped(text, args);
    throw asValueError(error, text);
  }
}

function parseOrThrow(text: string, dialect: JsonDialect): JsonValue {
  try {
    return parseJson(text, dialect);
  } catch (error) {
    throw asValueError(error, text);
  }
}

function asValueError(error: unknown, text: string): unknown {
  if (!(error instanceof Error)) return error;
  const code = error instanceof DepthError ? 'depth-limit' : 'value-invalid';
  return new ValueError(code, `${excerpt(text)} cannot be read as JSON: ${error.message}.`, undefined, error);
}

type Pair = readonly [string, string];

/** The pairs of `string_delims`, as Python iterates and unpacks them; `undefined` where it would raise. */
function readPairs(args: JsonObject): readonly Pair[] | undefined {
  const value = ownValue(args, 'string_delims');
  if (value === undefined) return [];
  const items = iterated(value);
  const pairs = items?.map(readPair);
  return pairs?.every((pair) => pair !== undefined) ? pairs : undefined;
}

function readPair(value: JsonValue): Pair | undefined {
  const [open, close, ...more] = iterated(value) ?? [];
  const usable = typeof open === 'string' && typeof close === 'string' && more.length === 0;
  return usable && open !== '' && close !== '' ? [open, close] : undefined;
}

/** What Python's iteration gives: the items of a list, the characters of a string, the keys of an object. */
function iterated(value: JsonValue): readonly JsonValue[] | undefined {
  if (typeof value === 'string') return [...value];
  if (isList(value)) return value;
  return isObject(value) ? keysOf(value) : undefined;
}
