import { decimalDigits } from '../regex/unicode/properties.js';

/** The value 0–9 of a Unicode decimal digit; `undefined` for any other code point. As Python's `unicodedata.decimal`. */
export function decimalDigit(codePoint: number): number | undefined {
  if (codePoint < 0x80) return codePoint >= 0x30 && codePoint <= 0x39 ? codePoint - 0x30 : undefined;
  // The ranges are [start, end, start, end …]; each holds whole runs of ten, from zero to nine.
  const ranges = decimalDigits();
  const end = ranges.findIndex((bound) => codePoint < bound);
  return end % 2 === 1 ? (codePoint - (ranges[end - 1] ?? 0)) % 10 : undefined;
}

/** The text with every Unicode decimal digit as its ASCII digit; all else is kept. */
export function toAsciiDigits(text: string): string {
  let result = '';
  for (const character of text) {
    result += decimalDigit(character.codePointAt(0) ?? 0) ?? character;
  }
  return result;
}
