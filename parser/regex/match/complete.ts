import type { Match } from '../../search.js';
import type { CompiledPattern } from '../compile.js';
import type { MatchLimits } from '../limit.js';
import { KEEP_REGISTER } from '../program/program.js';
import { matchOf, RequiredLiteral } from './attempts.js';
import { Machine } from './machine.js';
import { isSecondHalf, StartFinder } from './starts.js';
import { Status } from './state.js';

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
  return new CompleteSearch(compiled, text, limits).next(from, -1);
}

/**
 * All matches, as Python's `finditer` gives them: after an empty match the next search begins at the same place, but may not be
 * empty there.
 *
 * @throws PatternLimitError
 */
export function findAll(compiled: CompiledPattern, text: string, limits: MatchLimits = {}): readonly Match[] {
  const search = new CompleteSearch(compiled, text, limits);
  const found: Match[] = [];
  let match = search.next(0, -1);
  while (match !== undefined) {
    found.push(match);
    match = search.next(match.end, search.tookNothing ? match.end : -1);
  }
  return found;
}

class CompleteSearch {
  readonly #machine: Machine;
  readonly #starts: StartFinder;
  readonly #required: RequiredLiteral;

  constructor(
    readonly compiled: CompiledPattern,
    readonly text: string,
    limits: MatchLimits,
  ) {
    this.#machine = new Machine(compiled.program, compiled.source, limits);
    this.#starts = new StartFinder(compiled.program);
    this.#required = new RequiredLiteral(compiled.requiredLiteral);
    this.#machine.setText(text, text.length, true);
  }

  /** The last match was empty, or `\K` in a look-ahead put its start behind its end. */
  get tookNothing(): boolean {
    const { position, attempt } = this.#machine;
    return position <= Math.max(attempt.start, this.#machine.trail.get(KEEP_REGISTER));
  }

  next(from: number, notEmptyAt: number): Match | undefined {
    const machine = this.#machine;
    machine.forget(Math.max(0, from - this.compiled.lookBehind));
    for (let start = from; start <= this.text.length; start++) {
      start = this.#starts.next(this.text, start, machine.runs);
      if (!this.#required.isAhead(this.text, start)) return undefined;
      if (isSecondHalf(this.text, start)) continue;
      machine.advance(start);
      machine.begin({ start, searchStart: from, notEmptyAt });
      if (machine.run() === Status.Matched) return matchOf(machine, this.compiled);
    }
    return undefined;
  }
}
