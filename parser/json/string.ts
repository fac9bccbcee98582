import { JsonSyntaxError } from './syntax-error.js';

/** The letters that may stand behind a backslash, and what the two stand for. */
const LETTERS = '"\\/bfnrt';
const MEANINGS = '"\\/\b\f\n\r\t';

/**
 * Reads the JSON string whose opening quote stands at `start`; `end` is the offset behind its closing quote. An escaped half
 * of a surrogate pair stays alone where its other half does not follow.
 */
export function readString(text: string, start: number): { readonly value: string; readonly end: number } {
  let value = '';
  let from = start + 1;
  for (let at = from; ; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x22) return { value: value + text.slice(from, at), end: at + 1 };
    if (code === 0x5c) {
      value += text.slice(from, at) + escaped(text, at);
      at += text[at + 1] === 'u' ? 5 : 1;
      from = at + 1;
    } else if (!(code >= 0x20)) {
      throw new JsonSyntaxError(at < text.length ? 'control character in a string' : 'unterminated string', at);
    }
  }
}

function escaped(text: string, at: number): string {
  const letter = text.charAt(at + 1);
  if (letter === 'u') return unicodeEscape(text.slice(at + 2, at + 6), at);
  const index = letter === '' ? -1 : LETTERS.indexOf(letter);
  if (index < 0) throw new JsonSyntaxError('invalid escape in a string', at);
  return MEANINGS.charAt(index);
}

function unicodeEscape(digits: string, at: number): string {
  if (!/^[0-9A-Fa-f]{4}$/.test(digits)) throw new JsonSyntaxError('invalid \\u escape in a string', at);
  return String.fromCharCode(Number.parseInt(digits, 16));
}
