import type { CharacterTest } from '../program/character-test.js';

/** What is asked for does not stand there. */
export const DIFFERENT = -1;
/** It may: the text ends too soon to tell. */
export const SHORT = -2;

/** A code point of two units begins at the position. */
function isPair(text: string, at: number): boolean {
  return (text.charCodeAt(at) & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00;
}

/** The second unit of a pair is no start. */
export function isSecondHalf(text: string, at: number): boolean {
  return (text.charCodeAt(at) & 0xfc00) === 0xdc00 && isPair(text, at - 1);
}

/** The position one code point on (or back); SHORT at the end of the text, DIFFERENT at its beginning. */
export function beyond(text: string, position: number, backward: boolean): number {
  if (backward) return position - (isSecondHalf(text, position - 1) ? 2 : 1);
  if (position >= text.length) return SHORT;
  return position + (isPair(text, position) ? 2 : 1);
}

/** The code point that `beyond` passes. */
function passed(text: string, position: number, end: number): number {
  return text.codePointAt(Math.min(position, end)) ?? 0;
}

/** Where one character of a set ends (or begins, from right to left); DIFFERENT or SHORT. */
export function memberEnd(text: string, position: number, test: CharacterTest, backward: boolean): number {
  const at = backward ? position - 1 : position;
  if (at < 0) return DIFFERENT;
  if (at >= text.length) return SHORT;
  const unit = text.charCodeAt(at);
  if ((unit & 0xf800) !== 0xd800) {
    const isMember = unit < 256 ? test.latin[unit] === 1 : test.has(unit);
    return isMember ? at + (backward ? 0 : 1) : DIFFERENT;
  }
  const end = beyond(text, position, backward);
  return test.has(passed(text, position, end)) ? end : DIFFERENT;
}

/** Where the literal ends (or begins, from right to left); DIFFERENT or SHORT. */
export function literalEnd(text: string, position: number, literal: string, backward: boolean): number {
  const start = backward ? position - literal.length : position;
  if (start < 0) return DIFFERENT;
  for (let i = 0; i < literal.length; i++) {
    if (start + i >= text.length) return SHORT;
    if (text.charCodeAt(start + i) !== literal.charCodeAt(i)) return DIFFERENT;
  }
  return backward ? start : start + literal.length;
}

/** Compares the text from `first` to `last` (backward: `last` is before `first`) with the text at the position. */
export function referenceEnd(text: string, position: number, first: number, last: number, isSame: Sameness): number {
  const backward = last < first;
  let at = position;
  for (let from = first; backward ? from > last : from < last; ) {
    const [nextFrom, nextAt] = [beyond(text, from, backward), beyond(text, at, backward)];
    if (nextAt < 0) return nextAt;
    if (!isSame(passed(text, from, nextFrom), passed(text, at, nextAt))) return DIFFERENT;
    from = nextFrom;
    at = nextAt;
  }
  return at;
}

/** Whether two code points are the same to a reference. */
export type Sameness = (a: number, b: number) => boolean;

/** The position `count` code points nearer to `end`; DIFFERENT when there are fewer. */
export function towards(text: string, position: number, end: number, count: number): number {
  const backward = end < position;
  let at = position;
  for (let i = 0; i < count; i++) {
    if (at === end) return DIFFERENT;
    at = beyond(text, at, backward);
  }
  return at;
}
