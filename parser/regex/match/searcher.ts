import { type Match, NO_CAPTURES, type Searcher, type SearchOutcome } from '../../search.js';
import type { CompiledPattern } from '../compile.js';
import type { MatchLimits } from '../limit.js';
import { groupRegister, KEEP_REGISTER } from '../program/program.js';
import { UNBOUNDED } from '../tree.js';
import { PAID_FOR_MATCH } from './budget.js';
import { beyond, isSecondHalf } from './characters.js';
import { Machine, Status } from './machine.js';
import { literalFrom } from './starts.js';

/**
 * A searcher for one growing text. See `Searcher` for the rule; what one call found out (starts that failed, an attempt that waits
 * at the end of the text) serves the next, so text must only grow at its end between calls, and shrink by `drop` alone.
 */
export function createPatternSearcher(compiled: CompiledPattern, limits: MatchLimits = {}): Searcher {
  return new PatternSearcher(compiled, limits);
}

/**
 * The first complete match at or after `from`, as Python's `pattern.search(text, from)` finds it.
 *
 * @throws PatternLimitError
 */
export function searchFrom(
  compiled: CompiledPattern,
  text: string,
  from: number,
  limits: MatchLimits = {},
): Match | undefined {
  return new PatternSearcher(compiled, limits).complete(text, from, -1);
}

/**
 * All matches, as Python's `finditer` gives them: after an empty match the next search begins at the same place, but may not be
 * empty there.
 *
 * @throws PatternLimitError
 */
export function findAll(compiled: CompiledPattern, text: string, limits: MatchLimits = {}): readonly Match[] {
  const searcher = new PatternSearcher(compiled, limits);
  const found: Match[] = [];
  let match = searcher.complete(text, 0, -1);
  while (match !== undefined) {
    found.push(match);
    match = searcher.complete(text, match.end, searcher.tookNothing ? match.end : -1);
  }
  return found;
}

class PatternSearcher implements Searcher {
  readonly lookBehind: number;
  readonly #machine: Machine;
  /** Where the literal that every match contains comes next, or may come when the text goes on; -1: not known, or nowhere. */
  #literalAt = -1;
  /** All starts from the machine's `searchStart` to here, excluded, have failed. */
  #next = 0;
  /** An attempt at `#next` waits for more text. */
  #waits = false;
  /** The last match was empty, or `\K` in a look-ahead put its start behind its end. */
  tookNothing = false;
  /** The decided match whose attempt began at `#next`. */
  #found: Match | undefined;
  #length = 0;

  constructor(
    readonly compiled: CompiledPattern,
    limits: MatchLimits,
  ) {
    this.lookBehind = compiled.lookBehind;
    this.#machine = new Machine(compiled.program, compiled.source, limits);
  }

  search(text: string, from: number, final: boolean): SearchOutcome {
    if (!this.#continues(text, from)) this.#restart(from);
    const machine = this.#machine;
    machine.text = text;
    machine.final = final;
    this.#literalAt = -1;
    this.#length = text.length;
    this.#found ??= this.#decided(text);
    const match = this.#found;
    return { match, hold: match === undefined && !final ? Math.max(from, this.#next) : text.length };
  }

  drop(count: number): void {
    if (count <= 0) return;
    this.#machine.drop(count);
    this.#waits = false;
    this.#next -= count;
    this.#length -= count;
    const match = this.#found;
    this.#found = match && { ...match, start: match.start - count, end: match.end - count };
  }

  /** The first match at or after `from` in a text that is complete. @param notEmptyAt it may not be empty there */
  complete(text: string, from: number, notEmptyAt: number): Match | undefined {
    const machine = this.#machine;
    this.#restart(from);
    machine.text = text;
    machine.notEmptyAt = notEmptyAt;
    return this.#attempt(text.length) === Status.Matched ? this.#match() : undefined;
  }

  #continues(text: string, from: number): boolean {
    const { searchStart } = this.#machine;
    const isSameStart = !this.compiled.hasSearchStart || from === searchStart;
    return isSameStart && from >= searchStart && from <= this.#next && text.length >= this.#length;
  }

  #restart(from: number): void {
    this.#next = from;
    this.#waits = false;
    this.#found = undefined;
    this.#machine.searchStart = from;
    this.#machine.forget();
  }

  /** The first decided match. The end of the text is no start, and a match of nothing there does not count. */
  #decided(text: string): Match | undefined {
    const status = this.#attempt(text.length - 1);
    if (status === Status.Matched) {
      const match = this.#match();
      // `\K` in a look-behind cannot move the start to text that may be gone.
      const start = Math.max(match.start, this.#next);
      if (start !== match.end || start < text.length) return start > match.start ? { ...match, start } : match;
    }
    this.#waits = status === Status.Waiting;
    return undefined;
  }

  /** Tries starts until one matches or waits. @param last the last start */
  #attempt(last: number): Status {
    const machine = this.#machine;
    const { text } = machine;
    for (; this.#next <= last || this.#waits; this.#next++) {
      if (!this.#waits) {
        this.#next = this.compiled.nextStart(text, this.#reachingStart(text), machine);
        if (this.#next > last) break;
        if (isSecondHalf(text, this.#next)) continue;
        machine.begin(this.#next);
      }
      this.#waits = false;
      const status = machine.run();
      if (status !== Status.Failed) return status;
      machine.end();
    }
    return Status.Failed;
  }

  /** The first start from which a match may reach the literal that every match contains. */
  #reachingStart(text: string): number {
    const { requiredLiteral: literal, beforeLiteral } = this.compiled.program;
    const { final } = this.#machine;
    if (!literal || (beforeLiteral === UNBOUNDED && !final)) return this.#next;
    if (this.#literalAt >= this.#next) return this.#next;
    this.#literalAt = final ? text.indexOf(literal, this.#next) : literalFrom(text, this.#next, literal);
    if (this.#literalAt < 0) return text.length;
    let start = this.#literalAt;
    for (let taken = 0; taken < beforeLiteral && start > this.#next; taken++) start = beyond(text, start, true);
    return Math.max(this.#next, start);
  }

  /** The match that the machine found. */
  #match(): Match {
    const machine = this.#machine;
    const { trail, text, start, position, budget } = machine;
    const { groupNames, groupNumbers } = this.compiled;
    const kept = trail.get(KEEP_REGISTER);
    this.tookNothing = position <= Math.max(start, kept);
    let captures: Map<string, string> | undefined;
    budget.steps += groupNames.length;
    groupNames.forEach((name, i) => {
      const register = groupRegister(groupNumbers[i] ?? 0);
      const from = trail.get(register);
      if (from < 0) return;
      captures ??= new Map();
      captures.set(name, text.slice(from, trail.get(register + 1)));
    });
    machine.settle(PAID_FOR_MATCH);
    machine.end();
    return { start: kept >= 0 ? kept : start, end: position, captures: captures ?? NO_CAPTURES };
  }
}
