/**
 * How delimiters are found: one contract for literals, lists and patterns.
 *
 * A match is *decided* when the search that found it never looked past the end of the available text. While searching, the
 * earliest start at which any test met that end is remembered. If it lies before the match's start, or is the match's start
 * and the test lay on the match's own path or on one tried before it, the match is undecided and the text from there on is held.
 */
export interface Match {
  /** UTF-16 offsets in the searched text, end excluded. */
  readonly start: number;
  readonly end: number;
  /** Named groups that took part, in the order of their first appearance in the pattern. */
  readonly captures: ReadonlyMap<string, string>;
}

export interface SearchOutcome {
  /** The leftmost match at or after `from`, when it is decided. */
  readonly match: Match | undefined;
  /** The offset from which text must be held; the length of the text when nothing is. Never before `from`. */
  readonly hold: number;
}

export interface Searcher {
  /**
   * @param text  all text still kept
   * @param from  UTF-16 offset; what stands before it is seen by look-behind, `\b` and `^` only
   * @param final no more text will come: everything is decided and nothing is held
   */
  search(text: string, from: number, final: boolean): SearchOutcome;
  /** The first `count` units of the text have been dropped; later offsets are smaller by it. `^` and `\A` can no longer match. */
  drop(count: number): void;
  /** How many units before `from` the searcher may look at; Infinity for an unbounded look-behind. */
  readonly lookBehind: number;
}

export const NO_CAPTURES: Match['captures'] = new Map();
