import type { WrittenRange } from './locate.js';

/**
 * Offsets in a JSON string come in two kinds. *Written* offsets count the document's UTF-16 units, escapes as they stand;
 * *decoded* offsets count those of the string that the escapes spell.
 *
 *     written  "a\nb"      10 11 12 13 14 15 (the quote stands at 10)
 *     decoded   a  b        a→11  newline→12  b→14  end→15
 */
export interface StringMap {
  readonly decoded: string;
  /** The document offset of a decoded unit; for the decoded length, that of the closing quote. Clamped to the string. */
  writtenOffset(decodedOffset: number): number;
  /** The decoded unit that is written at a document offset, escapes included. Clamped to the string. */
  decodedOffset(writtenOffset: number): number;
}

/**
 * The map of the string that starts with the quote at `start` and ends behind the one before `end`. An unterminated string and a
 * broken escape are read as far as they go: the unit behind the backslash stands for itself.
 */
export function createStringMap(text: string, start: number, end: number): StringMap {
  const closed = end - start >= 2 && text[end - 1] === '"' && !endsInsideEscape(text, start, end);
  const inner = text.slice(start + 1, closed ? end - 1 : end);
  return inner.includes('\\') ? escapedMap(inner, start + 1) : plainMap(inner, start + 1);
}

/** The maps of a document's strings, each made once: a long pattern may have many findings. */
export type StringMaps = (place: WrittenRange) => StringMap;

export function createStringMaps(text: string): StringMaps {
  const maps = new Map<number, StringMap>();
  return ({ start, end }) => {
    const known = maps.get(start);
    if (known !== undefined) return known;
    const map = createStringMap(text, start, end);
    maps.set(start, map);
    return map;
  };
}

/** `"abc\"` without a closing quote ends with a quote that belongs to an escape. */
function endsInsideEscape(text: string, start: number, end: number): boolean {
  let backslashes = 0;
  while (end - 2 - backslashes > start && text[end - 2 - backslashes] === '\\') backslashes += 1;
  return backslashes % 2 === 1;
}

function plainMap(decoded: string, base: number): StringMap {
  return {
    decoded,
    writtenOffset: (offset) => base + clamp(offset, decoded.length),
    decodedOffset: (offset) => clamp(offset - base, decoded.length),
  };
}

function escapedMap(written: string, base: number): StringMap {
  const starts: number[] = [];
  let decoded = '';
  for (let at = 0; at < written.length; ) {
    const { unit, length } = readUnit(written, at);
    starts.push(at);
    decoded += unit;
    at += length;
  }
  starts.push(written.length);
  return {
    decoded,
    writtenOffset: (offset) => base + (starts[clamp(offset, decoded.length)] ?? 0),
    decodedOffset: (offset) => lastAtOrBefore(starts, offset - base),
  };
}

const SHORT_ESCAPES: ReadonlyMap<string, string> = new Map([
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

function readUnit(written: string, at: number): { readonly unit: string; readonly length: number } {
  const first = written.charAt(at);
  if (first !== '\\' || at + 1 >= written.length) return { unit: first, length: 1 };
  const letter = written.charAt(at + 1);
  const digits = written.slice(at + 2, at + 6);
  if (letter === 'u' && /^[0-9A-Fa-f]{4}$/.test(digits)) {
    return { unit: String.fromCharCode(Number.parseInt(digits, 16)), length: 6 };
  }
  return { unit: SHORT_ESCAPES.get(letter) ?? letter, length: 2 };
}

function lastAtOrBefore(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

function clamp(offset: number, length: number): number {
  return Math.max(0, Math.min(offset, length));
}
