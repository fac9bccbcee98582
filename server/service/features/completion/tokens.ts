import type { WrittenRange } from '../../document/locate.js';
import { skipSpace, skipString } from '../../document/skip.js';

/** A token of JSON text, whatever is broken around it. Document offsets. */
export interface Token extends WrittenRange {
  readonly kind: '{' | '}' | '[' | ']' | ',' | ':' | 'string' | 'word';
}

/** The tokens from `start` up to the first one that begins behind `last`. A word is any run of characters that is nothing else. */
export function* tokensOf(text: string, start: number, last: number): Generator<Token> {
  let at = skipSpace(text, start);
  while (at < text.length && at <= last) {
    const token = tokenAt(text, at);
    yield token;
    at = skipSpace(text, token.end);
  }
}

function tokenAt(text: string, start: number): Token {
  const first = text.charAt(start);
  if (isPunctuation(first)) return { kind: first, start, end: start + 1 };
  if (first === '"') return { kind: 'string', start, end: skipString(text, start) };
  let end = start + 1;
  while (end < text.length && !/[\s{}[\],:"]/.test(text.charAt(end))) end += 1;
  return { kind: 'word', start, end };
}

function isPunctuation(character: string): character is Exclude<Token['kind'], 'string' | 'word'> {
  return character !== '' && '{}[],:'.includes(character);
}
