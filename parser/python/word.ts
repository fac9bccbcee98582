import { wordCharacters } from '../regex/unicode/properties.js';
import { contains } from '../regex/unicode/ranges.js';

/** Whether `\w` of Python's `regex` module takes the code point. */
export function isWordCodePoint(codePoint: number): boolean {
  return codePoint < 0x80 ? /\w/.test(String.fromCharCode(codePoint)) : contains(wordCharacters(), codePoint);
}

/** The offset behind the run of word characters that begins at `start`; `start` itself where there is none. */
export function wordEnd(text: string, start: number): number {
  let at = start;
  while (at < text.length) {
    const codePoint = text.codePointAt(at) ?? 0;
    if (!isWordCodePoint(codePoint)) break;
    at += codePoint > 0xffff ? 2 : 1;
  }
  return at;
}
