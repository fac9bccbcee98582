import { UNBOUNDED } from '../program/program.js';
import type { CharacterTest } from '../program/sets.js';

/** The code point that begins at the position; the position is inside the text. */
export function codePointAt(text: string, position: number): number {
  const unit = text.charCodeAt(position);
  if ((unit & 0xfc00) !== 0xd800) return unit;
  const next = text.charCodeAt(position + 1);
  return (next & 0xfc00) === 0xdc00 ? ((unit & 0x3ff) << 10) + (next & 0x3ff) + 0x10000 : unit;
}

/** Where the code point that begins at the position ends. */
export function after(text: string, position: number): number {
  const isPair = (text.charCodeAt(position) & 0xfc00) === 0xd800 && (text.charCodeAt(position + 1) & 0xfc00) === 0xdc00;
  return position + (isPair ? 2 : 1);
}

/** Where the code point that ends at the position begins. */
export function before(text: string, position: number): number {
  const isPair =
    (text.charCodeAt(position - 1) & 0xfc00) === 0xdc00 && (text.charCodeAt(position - 2) & 0xfc00) === 0xd800;
  return position - (isPair ? 2 : 1);
}

/** Takes members of the set from left to right. @returns where it stops: a non-member, the end, or the most that may be taken */
export function runForward(text: string, from: number, test: CharacterTest, most: number): number {
  const { table } = test;
  const end = text.length;
  let at = from;
  if (test.isEverything && most === UNBOUNDED) return end;
  for (let taken = 0; taken < most && at < end; taken++) {
    const unit = text.charCodeAt(at);
    if (unit < 256) {
      if (table[unit] !== 1) return at;
      at++;
    } else {
      if (!test.has(codePointAt(text, at))) return at;
      at = after(text, at);
    }
  }
  return at;
}

/** The same from right to left. */
export function runBackward(text: string, from: number, test: CharacterTest, most: number): number {
  let at = from;
  for (let taken = 0; taken < most && at > 0; taken++) {
    const start = before(text, at);
    if (!test.has(codePointAt(text, start))) return at;
    at = start;
  }
  return at;
}

/** How many code points stand between two positions. */
export function countBetween(text: string, start: number, end: number): number {
  let count = 0;
  for (let at = start; at < end; at = after(text, at)) count++;
  return count;
}

/** The position `count` code points further on. */
export function forwardBy(text: string, start: number, count: number): number {
  let at = start;
  for (let i = 0; i < count; i++) at = after(text, at);
  return at;
}

export function backwardBy(text: string, start: number, count: number): number {
  let at = start;
  for (let i = 0; i < count; i++) at = before(text, at);
  return at;
}
