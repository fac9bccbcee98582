import { wordCharacters } from '../regex/unicode/properties.js';
import { contains } from '../regex/unicode/ranges.js';

/** Whether `\w` of Python's `regex` module takes the code point. */
export function isWordCodePoint(codePoint: number): boolean {
  return codePoint < 0x80 ? /\w/.test(String.fromCharCode(codePoint)) : contains(wordCharacters(), codePoint);
}

/** Whether the text is one or more word characters, and nothing else. */
export function isWord(text: string): boolean {
  for (const character of text) if (!isWordCodePoint(character.codePointAt(0) ?? 0)) return false;
  return text !== '';
}
