import { valueFailure } from '../failure.js';
import { parseJson } from '../json/dialect.js';
import { DepthError } from '../json/limits.js';
import { isList, isObject, keysOf, ownValue } from '../json/object.js';
import { JsonSyntaxError } from '../json/syntax-error.js';
import { pythonTruth } from '../python/truth.js';
import type { JsonValue } from '../values.js';
import type { ContentContext, ContentParser } from './context.js';
import { excerpt } from './scalars.js';
import { stripped } from './text.js';

/** `json`: Python's `json.loads`, after the steps of the dialect that the arguments ask for. */
export function jsonParser({ args, path }: ContentContext): ContentParser {
  const unquotedKeys = pythonTruth(ownValue(args, 'unquoted_keys'));
  const fallBack = pythonTruth(ownValue(args, 'allow_non_json'));
  const stringDelims = readPairs(ownValue(args, 'string_delims', []));
  return (text) => {
    if (!stringDelims) {
      const message = '"string_delims" must be a list of pairs of texts, none of them empty.';
      throw valueFailure('value-invalid', message, [...path, 'string_delims']);
    }
    try {
      return parseJson(text, { unquotedKeys, stringDelims });
    } catch (error) {
      // As the reference: only text that is not JSON falls back; too many digits or too deep nesting still fail.
      if (fallBack && error instanceof JsonSyntaxError) return stripped(text, args);
      if (!(error instanceof Error)) throw error;
      const code = error instanceof DepthError ? 'depth-limit' : 'value-invalid';
      throw valueFailure(code, `${excerpt(text)} cannot be read as JSON: ${error.message}.`, undefined, error);
    }
  };
}

type Pair = readonly [string, string];

/** The pairs of `string_delims`, as Python iterates and unpacks them; `undefined` where it would raise. */
function readPairs(value: JsonValue): readonly Pair[] | undefined {
  const pairs = iterated(value)?.map(readPair);
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
