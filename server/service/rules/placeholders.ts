import type { WrittenRange } from '../document/locate.js';

/** A placeholder: runs of Python's word characters with dots between them, in braces. */
const PLACEHOLDER =
  /\{[\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\p{Join_Control}]+(?:\.[\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\p{Join_Control}]+)*\}/u;

/** Where the first placeholder of a string stands, in its decoded units; the whole string where it has none. */
export function placeholderPlace(decoded: string): WrittenRange {
  const found = PLACEHOLDER.exec(decoded);
  return found === null
    ? { start: 0, end: decoded.length }
    : { start: found.index, end: found.index + found[0].length };
}
