import { wordEnd } from '../python/word.js';
import type { JsonValue } from '../values.js';
import { readJson } from './parse.js';
import { type Edit, Rewriting } from './rewriting.js';

type Pair = readonly [open: string, close: string];

/** How a text differs from JSON (specification, "json"). */
export interface JsonDialect {
  /** Keys may stand without quotes: `{city: "London"}`. */
  readonly unquotedKeys?: boolean | undefined;
  /** Pairs of texts that stand where `"` would: `[["<|q|>", "<|q|>"]]`. Neither may be empty. */
  readonly stringDelims?: readonly Pair[] | undefined;
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
 * @throws JsonSyntaxError; its offset is one in `text`
 * @throws IntegerSizeError, DepthError as `readJson` does
 * @throws DialectMarkError where string delimiters are given and the text holds U+0001 or U+0002
 */
export function parseJson(text: string, { stringDelims = [], unquotedKeys }: JsonDialect = {}): JsonValue {
  const rewriting = new Rewriting(text);
  const strings: string[] = [];
  if (stringDelims.length > 0 && (text.includes(MARK_START) || text.includes(MARK_END))) throw new DialectMarkError();
  for (const pair of stringDelims) rewriting.apply(stringCuts(rewriting.text, pair, strings));
  if (unquotedKeys) rewriting.apply(keyQuotes(rewriting.text));
  if (strings.length > 0) rewriting.apply(putBacks(rewriting.text, strings));
  return readJson(rewriting.text, (offset) => rewriting.originOf(offset));
}

/**
 *     {a: <q>one</q>, b: <q>two</q>}
 *         ^start    ^end
 */
function stringCuts(text: string, [open, close]: Pair, strings: string[]): readonly Edit[] {
  const edits: Edit[] = [];
  for (let start = text.indexOf(open); start >= 0; ) {
    const from = start + open.length;
    const to = text.indexOf(close, from);
    if (to < 0) break;
    const end = to + close.length;
    edits.push({ start, end, text: MARK_START + strings.length + MARK_END });
    strings.push(text.slice(from, to));
    start = text.indexOf(open, end);
  }
  return edits;
}

function putBacks(text: string, strings: readonly string[]): readonly Edit[] {
  const edits: Edit[] = [];
  for (let start = text.indexOf(MARK_START); start >= 0; start = text.indexOf(MARK_START, start + 1)) {
    const end = text.indexOf(MARK_END, start) + 1;
    edits.push({ start, end, text: JSON.stringify(strings[Number(text.slice(start + 1, end - 1))]) });
  }
  return edits;
}

/** Quotes each run of word characters directly behind `{` or `,` and directly before `:`. Ordinary strings are not protected. */
function keyQuotes(text: string): readonly Edit[] {
  const edits: Edit[] = [];
  for (let start = 1; start < text.length; start++) {
    const end = '{,'.includes(text.charAt(start - 1)) ? wordEnd(text, start) : start;
    if (end === start || text[end] !== ':') continue;
    edits.push({ start, end: start, text: '"' }, { start: end, end, text: '"' });
    start = end;
  }
  return edits;
}
