import { createPatternSearcher } from '../regex/index.js';
import type { Match, Searcher, SearchOutcome } from '../search.js';
import type { Delimiter } from '../template/loaded.js';
import { LiteralSearcher } from './literal-searcher.js';
import { locateLimit } from './pattern-limit.js';
import type { TextBuffer } from './text-buffer.js';

/** A match of a watched delimiter, in input offsets. */
export interface FoundDelimiter {
  readonly delimiter: Delimiter;
  readonly start: number;
  readonly end: number;
  readonly captures: ReadonlyMap<string, string>;
}

/**
 * One delimiter (one literal of a list) and what is known about where it stands: the next decided match, or the offset before which it
 * cannot begin. Both stay true while text arrives and the position moves on, so nothing is searched twice.
 */
export class Watch {
  private match: FoundDelimiter | undefined;
  /** No match begins before this input offset; where there is no match, text from there on is held for it. */
  private clear = Number.NEGATIVE_INFINITY;
  private searchedTo = Number.NEGATIVE_INFINITY;
  private searchedFinal = false;
  /** What was found out no longer holds, though the text was seen. */
  private isStale = false;

  /** `\G`, the place where a search begins, is the end of the last delimiter: text that was emitted since must not move it. */
  readonly isFromLastCommit: boolean;
  /** What it found may rest on text that a delimiter has taken since. */
  private readonly forgetsAtCommit: boolean;
  private lastCommit = Number.NEGATIVE_INFINITY;
  /** Behind the last match that was passed over. */
  private passed = Number.NEGATIVE_INFINITY;

  constructor(
    readonly delimiter: Delimiter,
    private readonly searcher: Searcher,
  ) {
    this.isFromLastCommit = delimiter.pattern?.hasSearchStart === true;
    this.forgetsAtCommit = this.isFromLastCommit || delimiter.movesStart;
  }

  get lookBehind(): number {
    return this.searcher.lookBehind;
  }

  /** The next decided match at or after the position, if there is one. */
  get found(): FoundDelimiter | undefined {
    return this.match;
  }

  /** The input offset from which text is held for this delimiter: the end of the text where nothing is. */
  get hold(): number {
    return this.match === undefined ? this.clear : Number.POSITIVE_INFINITY;
  }

  /**
   * Looks at the text that it has not seen yet.
   *
   * @param limit the input offset to which it has to look at least
   * @param final no more text will come
   */
  update(buffer: TextBuffer, limit: number, final: boolean): void {
    const { position } = buffer;
    if (this.forgetsAtCommit && this.lastCommit !== buffer.lastCommit) this.forget(buffer.lastCommit);
    if (this.match !== undefined && this.match.start >= position) return;
    const isKnown =
      !this.isStale && this.searchedTo >= limit && this.clear >= position && (this.searchedFinal || !final);
    if (this.match === undefined && isKnown) return;
    const from = this.isFromLastCommit ? Math.max(buffer.lastCommit, this.passed) : Math.max(position, this.clear);
    this.search(buffer, from, limit, final);
  }

  private forget(lastCommit: number): void {
    this.lastCommit = lastCommit;
    this.match = undefined;
    this.clear = Number.NEGATIVE_INFINITY;
    this.isStale = true;
  }

  private search(buffer: TextBuffer, from: number, limit: number, final: boolean): void {
    // A searcher must not see less text than it has seen before.
    const text = buffer.textTo(Math.max(limit, this.searchedTo));
    const { match, hold } = this.outcome(text, from, buffer, final);
    this.searchedTo = buffer.toInput(text.length);
    this.searchedFinal = final;
    this.isStale = false;
    this.match = match === undefined || isEmptyAtEnd(match, text) ? undefined : this.toInput(match, buffer);
    this.clear = this.match === undefined ? buffer.toInput(hold) : this.match.start;
  }

  private outcome(text: string, from: number, buffer: TextBuffer, final: boolean): SearchOutcome {
    try {
      return this.searcher.search(text, buffer.toText(from), final);
    } catch (error) {
      throw locateLimit(error, this.delimiter.field, this.delimiter.path, buffer.toInput(0));
    }
  }

  /** With `\K` inside a look-around a match may seem to begin before the search, or behind its own end: neither moves the text back. */
  private toInput(match: Match, buffer: TextBuffer): FoundDelimiter {
    const start = Math.max(buffer.toInput(match.start), buffer.position);
    const end = Math.max(buffer.toInput(match.end), start);
    return { delimiter: this.delimiter, start, end, captures: match.captures };
  }

  /** Gives up a match that takes no text: the next one begins at least one character later. */
  passOver(buffer: TextBuffer): void {
    if (this.match === undefined) return;
    const at = this.match.start;
    const isPair = (buffer.text.codePointAt(buffer.toText(at)) ?? 0) > 0xffff;
    this.match = undefined;
    this.clear = at + (isPair ? 2 : 1);
    this.passed = this.clear;
    this.isStale = true;
  }

  drop(count: number): void {
    this.searcher.drop(count);
  }
}

/** A match of nothing at the end of the text does not count: the region is closed by running out instead. */
function isEmptyAtEnd(match: Match, text: string): boolean {
  return match.start === match.end && match.start === text.length;
}

/** The watches of a delimiter: one for each literal, or one for the pattern. */
export function watchesOf(delimiter: Delimiter, patternSteps: number | undefined): readonly Watch[] {
  const { pattern, literals } = delimiter;
  const limits = patternSteps === undefined ? {} : { steps: patternSteps };
  if (pattern !== undefined) return [new Watch(delimiter, createPatternSearcher(pattern, limits))];
  return literals.map((literal) => new Watch(delimiter, new LiteralSearcher(literal)));
}
