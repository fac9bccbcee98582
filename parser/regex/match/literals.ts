import type { CharacterTest } from '../program/sets.js';
import { caseVariants } from '../unicode/casing.js';
import { after, before, codePointAt } from './characters.js';

/** The texts differ. */
export const DIFFERENT = -1;
/** They agree up to the end of the searched text, which comes too soon. */
export const SHORT = -2;

/** Where the literal ends that begins at the position; DIFFERENT or SHORT. */
export function literalForward(text: string, position: number, literal: string): number {
  const length = Math.min(literal.length, text.length - position);
  for (let i = 0; i < length; i++) {
    if (text.charCodeAt(position + i) !== literal.charCodeAt(i)) return DIFFERENT;
  }
  return length < literal.length ? SHORT : position + length;
}

/** Where the literal begins that ends at the position, or DIFFERENT. */
export function literalBackward(text: string, position: number, literal: string): number {
  const start = position - literal.length;
  return start >= 0 && text.startsWith(literal, start) ? start : DIFFERENT;
}

/** Where one UTF-16 unit ends (or begins, from right to left); DIFFERENT or SHORT. */
export function unitEnd(text: string, position: number, unit: number, backward: boolean): number {
  if (backward) return position > 0 && text.charCodeAt(position - 1) === unit ? position - 1 : DIFFERENT;
  if (position >= text.length) return SHORT;
  return text.charCodeAt(position) === unit ? position + 1 : DIFFERENT;
}

/** Where one character of a set ends (or begins, from right to left); DIFFERENT or SHORT. */
export function memberEnd(text: string, position: number, test: CharacterTest | undefined, backward: boolean): number {
  if (backward) {
    const start = position > 0 ? before(text, position) : DIFFERENT;
    return start >= 0 && test?.has(codePointAt(text, start)) === true ? start : DIFFERENT;
  }
  if (position >= text.length) return SHORT;
  return test?.has(codePointAt(text, position)) === true ? after(text, position) : DIFFERENT;
}

export interface ReferenceMode {
  readonly ignoreCase: boolean;
  readonly backward: boolean;
  readonly ascii: boolean;
}

/** Compares what a group took with the text at the position. */
export function referenceEnd(text: string, position: number, start: number, end: number, mode: ReferenceMode): number {
  if (!mode.ignoreCase) {
    const literal = text.slice(start, end);
    return mode.backward ? literalBackward(text, position, literal) : literalForward(text, position, literal);
  }
  return mode.backward
    ? foldedBackward(text, position, start, end, mode.ascii)
    : foldedForward(text, position, start, end, mode.ascii);
}

function foldedForward(text: string, position: number, start: number, end: number, ascii: boolean): number {
  let at = position;
  for (let from = start; from < end; from = after(text, from)) {
    if (at >= text.length) return SHORT;
    if (!sameFolded(codePointAt(text, from), codePointAt(text, at), ascii)) return DIFFERENT;
    at = after(text, at);
  }
  return at;
}

function foldedBackward(text: string, position: number, start: number, end: number, ascii: boolean): number {
  let at = position;
  for (let from = end; from > start; from = before(text, from)) {
    if (at <= 0) return DIFFERENT;
    const [a, b] = [before(text, from), before(text, at)];
    if (!sameFolded(codePointAt(text, a), codePointAt(text, b), ascii)) return DIFFERENT;
    at = b;
  }
  return at;
}

function sameFolded(a: number, b: number, ascii: boolean): boolean {
  return a === b || caseVariants(a, ascii).includes(b);
}
