import type { Searcher, SearchOutcome } from '../search.js';

const NO_CAPTURES: ReadonlyMap<string, string> = new Map();

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
  private readonly first: number;
  private readonly cutsPairs: boolean;

  constructor(private readonly literal: string) {
    this.first = literal.charCodeAt(0);
    const last = literal.charCodeAt(literal.length - 1);
    this.cutsPairs = isLowSurrogate(this.first) || isHighSurrogate(last);
    this.lookBehind = this.cutsPairs ? 1 : 0;
  }

  search(text: string, from: number, final: boolean): SearchOutcome {
    const start = this.cutsPairs ? this.indexOfWhole(text, from) : text.indexOf(this.literal, from);
    if (start >= 0) {
      const match = { start, end: start + this.literal.length, captures: NO_CAPTURES };
      return { match, hold: text.length };
    }
    return { match: undefined, hold: final ? text.length : this.beginning(text, from) };
  }

  /** Where the text ends in the beginning of the literal; else the end of the text. */
  private beginning(text: string, from: number): number {
    for (let at = Math.max(from, text.length - this.literal.length + 1); at < text.length; at++) {
      if (text.charCodeAt(at) === this.first && this.literal.startsWith(text.slice(at))) return at;
    }
    return text.length;
  }

  /** A literal that begins or ends with half a surrogate pair is not found inside a whole one: text is code points. */
  private indexOfWhole(text: string, from: number): number {
    for (let at = text.indexOf(this.literal, from); at >= 0; at = text.indexOf(this.literal, at + 1)) {
      if (!cutsPair(text, at) && !cutsPair(text, at + this.literal.length)) return at;
    }
    return -1;
  }

  drop(): void {
    // It remembers no offsets.
  }
}

export function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}

function cutsPair(text: string, at: number): boolean {
  return isHighSurrogate(text.charCodeAt(at - 1)) && isLowSurrogate(text.charCodeAt(at));
}
