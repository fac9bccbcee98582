import { messageOf, valueFailure } from '../failure.js';
import { parseJson } from '../json/dialect.js';
import { DepthError } from '../json/limits.js';
import { isList, isObject, keysOf } from '../json/object.js';
import { shownText } from '../json/shown.js';
import { JsonSyntaxError } from '../json/syntax-error.js';
import { pythonTruth } from '../python/truth.js';
import type { JsonValue } from '../values.js';
import type { ContentContext, ContentParser } from './context.js';
import { stripped } from './text.js';

/** `json`: Python's `json.loads`, after the steps of the dialect that the arguments ask for. */
export function jsonParser({ args, path }: ContentContext): ContentParser {
  const { string_delims = [], unquoted_keys, allow_non_json } = args;
  const stringDelims = iterated(string_delims)?.map(readPair);
  const unquotedKeys = pythonTruth(unquoted_keys);
  const fallBack = pythonTruth(allow_non_json);
  return (text) => {
    if (!stringDelims?.every((pair) => !!pair)) {
      const message = '"string_delims" must be a list of pairs of non-empty texts.';
      throw valueFailure('value-invalid', message, [...path, 'string_delims']);
    }
    try {
      return parseJson(text, { unquotedKeys, stringDelims });
    } catch (error) {
      // As the reference: only text that is not JSON falls back; too many digits or too deep nesting still fail.
      if (fallBack && error instanceof JsonSyntaxError) return stripped(text, args);
      const code = error instanceof DepthError ? 'depth-limit' : 'value-invalid';
      throw valueFailure(code, `${shownText(text)} cannot be read as JSON: ${messageOf(error)}.`, undefined, error);
    }
  };
}

/** A pair of `string_delims`, as Python unpacks it; `undefined` where it would raise. */
function readPair(value: JsonValue): readonly [string, string] | undefined {
  const [open, close, ...more] = iterated(value) ?? [];
  return typeof open === 'string' && typeof close === 'string' && open && close && more.length === 0
    ? [open, close]
    : undefined;
}

/** What Python's iteration gives: the items of a list, the characters of a string, the keys of an object. */
function iterated(value: JsonValue): readonly JsonValue[] | undefined {
  if (typeof value === 'string') return [...value];
  if (isList(value)) return value;
  return isObject(value) ? keysOf(value) : undefined;
}
