import type { Match } from '../../search.js';
import type { CompiledPattern } from '../compile.js';
import { KEEP_REGISTER, UNBOUNDED } from '../program/program.js';
import type { Machine } from './machine.js';

/** Reads the match that the machine found. */
export function matchOf(machine: Machine, compiled: CompiledPattern): Match {
  const kept = machine.trail.get(KEEP_REGISTER);
  const captures = new Map<string, string>();
  compiled.groupNames.forEach((name, i) => {
    const text = machine.groupText(compiled.groupNumbers[i] ?? 0);
    if (text !== undefined) captures.set(name, text);
  });
  return { start: kept >= 0 ? kept : machine.attempt.start, end: machine.position, captures };
}

/** Looks up the literal that every match contains, once for each stretch of text. */
export class RequiredLiteral {
  #at = -1;

  constructor(readonly literal: string | undefined) {}

  reset(): void {
    this.#at = -1;
  }

  /** False when no match can begin at or after the start: the text there does not hold the literal. */
  isAhead(text: string, start: number): boolean {
    if (this.literal === undefined) return true;
    if (this.#at < start) {
      const found = text.indexOf(this.literal, start);
      this.#at = found < 0 ? UNBOUNDED : found;
    }
    return this.#at !== UNBOUNDED;
  }
}
