import { locateLimit } from '../failure.js';
import { createPatternSearcher, type MatchLimits } from '../regex/index.js';
import type { Match, Searcher, SearchOutcome } from '../search.js';
import type { Delimiter } from '../template/parts.js';
import { literalSearchers } from './literal-searcher.js';
import { type Since, sinceOf } from './look-behind.js';
import type { TextBuffer } from './text-buffer.js';

/** A match of a watched delimiter, in input offsets. */
export interface FoundDelimiter extends Match {
  readonly delimiter: Delimiter;
}

/** An input offset before all others. */
const NOWHERE = Number.NEGATIVE_INFINITY;

/**
 * One delimiter (or one literal of a short list) and what is known about where it stands: the next decided match, or the offset before which it
 * cannot begin. Both stay true while text arrives and the position moves on, so nothing is searched twice.
 */
export class Watch {
  readonly delimiter: Delimiter;
  /** `\G`, the place where a search begins, is the end of the last delimiter: text that was emitted since must not move it. */
  readonly isFromLastCommit: boolean;
  /** What an unbounded look-behind asks of the text behind, where that is known. */
  readonly since: Since | undefined;
  /** The next decided match at or after the position, if there is one. */
  found: FoundDelimiter | undefined;
  readonly #searcher: Searcher;
  /** No match begins before this input offset; where there is no match, text from there on is held for it. */
  #clear = NOWHERE;
  #searchedTo = NOWHERE;
  #searchedFinal = false;
  /** What it found may rest on text that a delimiter has taken since. */
  readonly #forgetsAtCommit: boolean;
  #lastCommit = NOWHERE;
  /** Behind the last match that was passed over. */
  #passed = NOWHERE;

  constructor(delimiter: Delimiter, searcher: Searcher) {
    const { pattern } = delimiter;
    this.delimiter = delimiter;
    this.#searcher = searcher;
    this.since = pattern?.lookBehind === Number.POSITIVE_INFINITY ? sinceOf(pattern.source) : undefined;
    this.isFromLastCommit = pattern?.hasSearchStart === true;
    this.#forgetsAtCommit = this.isFromLastCommit || delimiter.movesStart;
  }

  get lookBehind(): number {
    return this.since?.width ?? this.#searcher.lookBehind;
  }

  /** The input offset from which text is held for this delimiter: the end of the text where nothing is. */
  get hold(): number {
    return this.found ? -NOWHERE : this.#clear;
  }

  /**
   * Looks at the text that it has not seen yet.
   *
   * @param limit the input offset to which it has to look at least
   * @param final no more text will come
   */
  update(buffer: TextBuffer, limit: number, final: boolean): void {
    const { position, lastCommit } = buffer;
    if (this.#forgetsAtCommit && this.#lastCommit !== lastCommit) {
      this.#lastCommit = lastCommit;
      this.#forget();
    }
    if (this.found) {
      if (this.found.start >= position) return;
    } else if (this.#searchedTo >= limit && this.#clear >= position && (this.#searchedFinal || !final)) {
      return;
    }
    const from = this.isFromLastCommit ? lastCommit : Math.max(position, this.#clear);
    this.#search(buffer, Math.max(from, this.#passed), limit, final);
  }

  /** What was found out no longer holds: the text has to be searched again. */
  #forget(): void {
    this.found = undefined;
    this.#clear = NOWHERE;
  }

  #search(buffer: TextBuffer, from: number, limit: number, final: boolean): void {
    const { position, pastStart: start } = buffer;
    // A searcher must not see less text than it has seen before.
    const text = buffer.textTo(Math.max(limit, this.#searchedTo));
    const { match, hold } = this.#outcome(text, from - start, start, final);
    this.#searchedTo = start + text.length;
    this.#searchedFinal = final;
    if (!match || (match.start === match.end && match.start === text.length)) {
      // A match of nothing at the end of the text does not count: the region is closed by running out instead.
      this.found = undefined;
      this.#clear = start + hold;
    } else {
      // With `\K` inside a look-around a match may seem to begin before the search, or behind its own end: neither moves the text back.
      const first = Math.max(start + match.start, position);
      const end = Math.max(start + match.end, first);
      this.found = { delimiter: this.delimiter, start: first, end, captures: match.captures };
      this.#clear = first;
    }
  }

  #outcome(text: string, from: number, textStart: number, final: boolean): SearchOutcome {
    try {
      return this.#searcher.search(text, from, final);
    } catch (error) {
      throw locateLimit(error, this.delimiter.field, this.delimiter.path, textStart);
    }
  }

  /** Gives up a match that takes no text: the next one begins at least one character later. */
  passOver({ start }: FoundDelimiter, buffer: TextBuffer): void {
    const isPair = (buffer.text.codePointAt(start - buffer.start) ?? 0) > 0xffff;
    this.#passed = start + (isPair ? 2 : 1);
    this.#forget();
  }

  drop(count: number): void {
    this.#searcher.drop(count);
  }
}

/** The watches of a delimiter: for its literals, or one for the pattern. */
export function watchesOf(delimiter: Delimiter, limits: MatchLimits): readonly Watch[] {
  const { pattern, literals } = delimiter;
  const searchers: readonly Searcher[] =
    pattern === undefined ? literalSearchers(literals) : [createPatternSearcher(pattern, limits)];
  return searchers.map((searcher) => new Watch(delimiter, searcher));
}
