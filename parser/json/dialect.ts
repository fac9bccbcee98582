import { isWord } from '../python/word.js';
import type { JsonValue } from '../values.js';
import { readJson } from './parse.js';
import { type Edit, edited, offsetBefore } from './rewriting.js';

type Pair = readonly [open: string, close: string];

/** How a text differs from JSON (specification, "json"). */
export interface JsonDialect {
  /** Keys may stand without quotes: `{city: "London"}`. */
  readonly unquotedKeys?: boolean | undefined;
  /** Pairs of texts that stand where `"` would: `[["<|q|>", "<|q|>"]]`. Neither may be empty. */
  readonly stringDelims?: readonly Pair[] | undefined;
}

/** Stands for the string of that number, which was cut out. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: no other character may stand for a string
const MARK = /\u0001(\d+)\u0002/g;

/** What the text itself must not hold, then. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: see MARK
const MARK_CHARACTER = /[\u0001\u0002]/;

/** The text cannot be read in a dialect with string delimiters, since it holds their internal marks. */
export class DialectMarkError extends Error {
  override readonly name = 'DialectMarkError';
  constructor() {
    super('U+0001 and U+0002 may not stand in a text with string_delims');
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
  if (stringDelims.length > 0 && MARK_CHARACTER.test(text)) throw new DialectMarkError();
  const strings: string[] = [];
  const steps: (readonly Edit[])[] = [];
  let written = text;
  for (const pair of stringDelims) rewrite(stringCuts(written, pair, strings));
  if (unquotedKeys) rewrite(keyQuotes(written));
  if (strings.length > 0) rewrite(putBacks(written, strings));
  return readJson(written, (offset) => steps.reduceRight(offsetBefore, offset));

  function rewrite(edits: readonly Edit[]): void {
    written = edited(written, edits);
    steps.push(edits);
  }
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
    edits.push([start, end, `\u0001${strings.length}\u0002`]);
    strings.push(text.slice(from, to));
    start = text.indexOf(open, end);
  }
  return edits;
}

function putBacks(text: string, strings: readonly string[]): readonly Edit[] {
  return Array.from(text.matchAll(MARK), (mark) => editOf(mark, JSON.stringify(strings[Number(mark[1])])));
}

/** Quotes each run of word characters directly behind `{` or `,` and directly before `:`. Ordinary strings are not protected. */
function keyQuotes(text: string): readonly Edit[] {
  const keys = [...text.matchAll(/(?<=[{,])[^{},:]+(?=:)/g)].filter(([key]) => isWord(key));
  return keys.map((key) => editOf(key, `"${key[0]}"`));
}

function editOf({ 0: written, index }: RegExpExecArray, text: string): Edit {
  return [index, index + written.length, text];
}
