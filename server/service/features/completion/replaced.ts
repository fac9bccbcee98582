import type { WrittenRange } from '../../document/locate.js';
import { skipSpace } from '../../document/skip.js';
import type { Token } from './tokens.js';

/** What an accepted completion takes the place of, and the string around the cursor. */
export interface Replaced {
  readonly replaced: WrittenRange;
  readonly string: WrittenRange | undefined;
}

/** Where the text of a string ends: at its closing quote, or at its end where it has none. */
export function readEnd(text: string, { start, end }: WrittenRange): number {
  let backslashes = 0;
  while (end - 2 - backslashes > start && text[end - 2 - backslashes] === '\\') backslashes += 1;
  return end - start >= 2 && text[end - 1] === '"' && backslashes % 2 === 0 ? end - 1 : end;
}

/** @param token the string or word around the cursor, or behind it */
export function replacedAt(text: string, kind: 'key' | 'value', token: Token | undefined, offset: number): Replaced {
  if (token === undefined) return { replaced: { start: offset, end: offset }, string: undefined };
  if (token.kind === 'word' || offset === token.start) return { replaced: token, string: undefined };
  const inner = { start: token.start + 1, end: readEnd(text, token) };
  if (inner.end < token.end && fitsBehind(text, kind, token.end)) return { replaced: token, string: inner };
  const end = wordEnd(text, offset, inner.end);
  return { replaced: { start: token.start, end }, string: { start: inner.start, end } };
}

/**
 * Whether what stands behind a string can stand there. Where it cannot, the closing quote is the opening one of the next string, and
 * the one that is being written has none yet: `{"op‸, "close": "x"}`
 */
function fitsBehind(text: string, kind: 'key' | 'value', end: number): boolean {
  const next = skipSpace(text, end);
  const isOnNextLine = /[\r\n]/.test(text.slice(end, next));
  const character = text.charAt(next);
  if (character === '"') return isOnNextLine || next > end;
  return character === '' || ',}]'.includes(character) || (kind === 'key' && character === ':');
}

/** An unterminated string reaches as far as the word at the cursor: what is behind it was there before. */
function wordEnd(text: string, offset: number, limit: number): number {
  let end = offset;
  while (end < limit && /[\w-]/.test(text.charAt(end))) end += 1;
  return end;
}
