import { decimalDigits } from '../regex/unicode/properties.js';

/** The value 0–9 of a Unicode decimal digit; `undefined` for any other code point. As Python's `unicodedata.decimal`. */
export function decimalDigit(codePoint: number): number | undefined {
  // The ranges are [start, end, start, end …]; each holds whole runs of ten, from zero to nine.
  const ranges = decimalDigits();
  const end = ranges.findIndex((bound) => codePoint < bound);
  return end % 2 === 1 ? (codePoint - (ranges[end - 1] ?? 0)) % 10 : undefined;
}

/** The text with every Unicode decimal digit as its ASCII digit; all else is kept. */
function toAsciiDigits(text: string): string {
  return text.replace(/[\u0080-\u{10ffff}]/gu, (other) => `${decimalDigit(other.codePointAt(0) ?? 0) ?? other}`);
}

/** A number as Python's `int` and `float` read it: ASCII digits, no underscores between digits. */
export function plainNumber(text: string): string {
  return toAsciiDigits(text).replace(/(?<=\d)_(?=\d)/g, '');
}
