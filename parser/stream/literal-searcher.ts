import { NO_CAPTURES, type Searcher, type SearchOutcome } from '../search.js';

/**
 * Finds one literal with `indexOf`. A list of literals is one searcher for each: that the longest wins, and that a longer or an
 * earlier one may still come, is settled where the outcomes of all watched delimiters are compared.
 *
 *     literal </think>
 *     text    I look it up.</thi
 *                          ^ hold
 */
export class LiteralSearcher implements Searcher {
  readonly lookBehind: number;
  readonly #literal: string;

  constructor(literal: string) {
    this.#literal = literal;
    const cutsPairs = isLowSurrogate(literal.charCodeAt(0)) || isHighSurrogate(literal.charCodeAt(literal.length - 1));
    this.lookBehind = cutsPairs ? 1 : 0;
  }

  search(text: string, from: number, final: boolean): SearchOutcome {
    const end = text.length;
    const start = this.#indexOf(text, from);
    if (start < 0) return { match: undefined, hold: final ? end : beginningOf(this.#literal, text, from) };
    return { match: { start, end: start + this.#literal.length, captures: NO_CAPTURES }, hold: end };
  }

  /** A literal that begins or ends with half a surrogate pair is not found inside a whole one: text is code points. */
  #indexOf(text: string, from: number): number {
    const literal = this.#literal;
    let at = text.indexOf(literal, from);
    if (this.lookBehind === 0) return at;
    while (at >= 0 && (cutsPair(text, at) || cutsPair(text, at + literal.length))) at = text.indexOf(literal, at + 1);
    return at;
  }

  drop(): void {
    // It remembers no offsets.
  }
}

/** Where the text ends in the beginning of the literal; else the end of the text. */
export function beginningOf(literal: string, text: string, from = 0): number {
  const first = literal.charCodeAt(0);
  for (let at = Math.max(from, text.length - literal.length + 1); at < text.length; at++) {
    if (text.charCodeAt(at) === first && literal.startsWith(text.slice(at))) return at;
  }
  return text.length;
}

export function isHighSurrogate(unit: number): boolean {
  return unit >> 10 === 0x36;
}

function isLowSurrogate(unit: number): boolean {
  return unit >> 10 === 0x37;
}

function cutsPair(text: string, at: number): boolean {
  return isHighSurrogate(text.charCodeAt(at - 1)) && isLowSurrogate(text.charCodeAt(at));
}
