import { wordEnd } from '../python/word.js';
import type { JsonValue } from '../values.js';
import { readJson } from './parse.js';

/** How a text differs from JSON (specification, "json"). */
export interface JsonDialect {
  /** Keys may stand without quotes: `{city: "London"}`. */
  readonly unquotedKeys?: boolean | undefined;
  /** Pairs of texts that stand where `"` would: `[["<|q|>", "<|q|>"]]`. Neither may be empty. */
  readonly stringDelims?: readonly (readonly [string, string])[] | undefined;
}

/** Stand around the number of a string that was cut out; the text itself must not hold them. */
const MARK_START = '\u0001';
const MARK_END = '\u0002';

/** The text cannot be read in a dialect with string delimiters, since it holds their internal marks. */
export class DialectMarkError extends Error {
  override readonly name = 'DialectMarkError';
  constructor() {
    super('the text holds U+0001 or U+0002, which are reserved where string_delims are used');
  }
}

/**
 * Reads JSON text as Python's `json.loads` does (see `readJson`), or text of a dialect of it. As in the reference, strings in other
 * delimiters are cut out first (pair by pair, shortest match), then bare keys quoted, then the strings put back.
 *
 * @throws JsonSyntaxError; its offset is one in the text after these steps
 * @throws IntegerSizeError, DepthError as `readJson` does
 * @throws DialectMarkError where string delimiters are given and the text holds U+0001 or U+0002
 */
export function parseJson(text: string, dialect: JsonDialect = {}): JsonValue {
  const cut = cutStrings(text, dialect.stringDelims ?? []);
  const quoted = dialect.unquotedKeys === true ? quoteKeys(cut.text) : cut.text;
  return readJson(putBack(quoted, cut.strings));
}

interface CutText {
  readonly text: string;
  readonly strings: readonly string[];
}

function cutStrings(text: string, pairs: readonly (readonly [string, string])[]): CutText {
  const strings: string[] = [];
  if (pairs.length === 0) return { text, strings };
  if (text.includes(MARK_START) || text.includes(MARK_END)) throw new DialectMarkError();
  let result = text;
  for (const [open, close] of pairs) result = cutPair(result, open, close, strings);
  return { text: result, strings };
}

/**
 *     {a: <q>one</q>, b: <q>two</q>}
 *         ^at^from ^end
 */
function cutPair(text: string, open: string, close: string, strings: string[]): string {
  let result = '';
  let kept = 0;
  for (;;) {
    const at = text.indexOf(open, kept);
    const from = at + open.length;
    const end = at < 0 ? -1 : text.indexOf(close, from);
    if (end < 0) return result + text.slice(kept);
    result += text.slice(kept, at) + MARK_START + strings.length + MARK_END;
    strings.push(text.slice(from, end));
    kept = end + close.length;
  }
}

function putBack(text: string, strings: readonly string[]): string {
  if (strings.length === 0) return text;
  const parts = text.split(MARK_START);
  return parts.slice(1).reduce((result, part) => {
    const end = part.indexOf(MARK_END);
    return result + JSON.stringify(strings[Number(part.slice(0, end))]) + part.slice(end + 1);
  }, parts[0] ?? '');
}

/** Quotes each run of word characters directly behind `{` or `,` and directly before `:`. Ordinary strings are not protected. */
function quoteKeys(text: string): string {
  let result = '';
  let kept = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code !== 0x7b && code !== 0x2c) continue;
    const end = wordEnd(text, at + 1);
    if (end === at + 1 || text[end] !== ':') continue;
    result += `${text.slice(kept, at + 1)}"${text.slice(at + 1, end)}"`;
    kept = end;
    at = end;
  }
  return result + text.slice(kept);
}
