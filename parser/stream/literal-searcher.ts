import { NO_CAPTURES, type Searcher, type SearchOutcome } from '../search.js';
import { LiteralTrie } from './literal-trie.js';

/** So many are searched for in one walk. */
const MANY_LITERALS = 9;

/** A literal that begins or ends with half a surrogate pair is not found inside a whole one: text is code points. */
const CUTS_PAIRS = /^[\udc00-\udfff]|[\ud800-\udbff]$/;

/**
 * The searchers of a delimiter's literals, together. A short list has one for each: that the longest wins, and that a longer or an earlier one
 * may still come, is settled where the outcomes of all watched delimiters are compared.
 */
export function literalSearchers(literals: readonly string[]): readonly Searcher[] {
  const asOne = literals.length >= MANY_LITERALS || literals.some((literal) => CUTS_PAIRS.test(literal));
  return asOne ? [new LiteralTrie(literals)] : literals.map((literal) => new LiteralSearcher(literal));
}

/**
 * Finds one literal with `indexOf`.
 *
 *     literal </think>
 *     text    I look it up.</thi
 *                          ^ hold
 */
class LiteralSearcher implements Searcher {
  readonly lookBehind = 0;
  readonly #literal: string;

  constructor(literal: string) {
    this.#literal = literal;
  }

  search(text: string, from: number, final: boolean): SearchOutcome {
    const literal = this.#literal;
    const start = text.indexOf(literal, from);
    if (start < 0) return { match: undefined, hold: final ? text.length : beginningOf(literal, text, from) };
    return { match: { start, end: start + literal.length, captures: NO_CAPTURES }, hold: text.length };
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
