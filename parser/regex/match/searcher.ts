import type { Match, Searcher, SearchOutcome } from '../../search.js';
import type { CompiledPattern } from '../compile.js';
import type { MatchLimits } from '../limit.js';
import { matchOf, RequiredLiteral } from './attempts.js';
import { Machine } from './machine.js';
import { isSecondHalf, StartFinder } from './starts.js';
import { Status } from './state.js';

/**
 * A searcher for one growing text. See `Searcher` for the rule; what one call found out (starts that failed, an attempt that waits
 * at the end of the text) serves the next, so text must only grow at its end between calls, and shrink by `drop` alone.
 */
export function createPatternSearcher(compiled: CompiledPattern, limits: MatchLimits = {}): Searcher {
  return new PatternSearcher(compiled, limits);
}

class PatternSearcher implements Searcher {
  readonly lookBehind: number;
  readonly #machine: Machine;
  readonly #starts: StartFinder;
  readonly #required: RequiredLiteral;
  /** All starts from here … */
  #triedFrom = 0;
  /** … to here, excluded, have failed. */
  #next = 0;
  /** An attempt at `#next` waits for more text. */
  #waits = false;
  /** The decided match whose attempt began at `#next`. */
  #found: Match | undefined;
  #length = 0;

  constructor(
    readonly compiled: CompiledPattern,
    limits: MatchLimits,
  ) {
    this.lookBehind = compiled.lookBehind;
    this.#machine = new Machine(compiled.program, compiled.source, limits);
    this.#starts = new StartFinder(compiled.program);
    this.#required = new RequiredLiteral(compiled.requiredLiteral);
  }

  search(text: string, from: number, final: boolean): SearchOutcome {
    if (!this.#continues(text, from)) this.#restart(from);
    this.#required.reset();
    this.#machine.setText(text, Math.max(0, text.length - this.#length), final);
    this.#length = text.length;
    const match = this.#found ?? this.#attempt(text, final);
    this.#found = match;
    return { match, hold: match === undefined ? Math.max(from, this.#next) : text.length };
  }

  drop(count: number): void {
    if (count <= 0) return;
    this.#machine.drop(count);
    this.#waits = false;
    this.#triedFrom = Math.max(0, this.#triedFrom - count);
    this.#next -= count;
    this.#length -= count;
    const match = this.#found;
    if (match !== undefined) this.#found = { ...match, start: match.start - count, end: match.end - count };
  }

  #continues(text: string, from: number): boolean {
    const isSameStart = !this.compiled.hasSearchStart || from === this.#triedFrom;
    return isSameStart && from >= this.#triedFrom && from <= this.#next && text.length >= this.#length;
  }

  #restart(from: number): void {
    this.#triedFrom = from;
    this.#next = from;
    this.#waits = false;
    this.#found = undefined;
    this.#machine.forget(Math.max(0, from - this.lookBehind));
  }

  /** Tries starts until one matches or waits; the end of the text is no start. */
  #attempt(text: string, final: boolean): Match | undefined {
    const machine = this.#machine;
    for (; this.#next < text.length || this.#waits; this.#next++) {
      if (!this.#waits && !this.#begin(text, final)) return undefined;
      this.#waits = false;
      const status = machine.run();
      if (status === Status.Failed) continue;
      const match = status === Status.Matched ? this.#matched() : undefined;
      if (match !== undefined && !isEmptyAtEnd(match, text)) return match;
      if (!final) this.#waits = true;
      else this.#next = text.length;
      return undefined;
    }
    return undefined;
  }

  /** `\K` in a look-behind cannot move the start to text that may be gone. */
  #matched(): Match {
    const match = matchOf(this.#machine, this.compiled);
    return { ...match, start: Math.max(match.start, this.#next) };
  }

  /** Begins an attempt at the next start worth it. @returns false when there is none */
  #begin(text: string, final: boolean): boolean {
    do this.#next = this.#starts.next(text, this.#next, this.#machine.runs);
    while (this.#next < text.length && isSecondHalf(text, this.#next) && this.#next++ >= 0);
    const isLost = final && !this.#required.isAhead(text, this.#next);
    if (isLost) this.#next = text.length;
    if (this.#next >= text.length) return false;
    this.#machine.advance(this.#next);
    this.#machine.begin({ start: this.#next, searchStart: this.#triedFrom, notEmptyAt: -1 });
    return true;
  }
}

/** Never decided while text may come, and does not count when none will. */
function isEmptyAtEnd(match: Match, text: string): boolean {
  return match.start === match.end && match.end === text.length;
}
