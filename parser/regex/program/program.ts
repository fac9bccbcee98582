import type { CharacterTest } from './sets.js';

/** Instructions. The operands follow each in `Program.code`; places and registers are numbers. */
export enum Op {
  Accept = 0,
  /** unit, backward */
  Unit = 1,
  /** index in `literals`, backward */
  Literal = 2,
  /** index in `tests`, backward */
  Set = 3,
  /** first place, second place, memo of the second place, memo of the choice itself (-1: none) */
  Split = 4,
  /** place */
  Jump = 5,
  Fail = 6,
  /** index in `loops` */
  Run = 7,
  /** register that remembers where the group began */
  Open = 8,
  /** that register, register of the group's start, backward */
  Close = 9,
  /** register ← position */
  Mark = 10,
  /** register, place: go there when the position has moved since `Mark` */
  Progress = 11,
  /** register ← 0 */
  Zero = 12,
  /** register, min, max, place of the body, place after the loop, lazy */
  Count = 13,
  /** place when the body fails (-1: fail) */
  Look = 14,
  /** place to go on, place when the assertion was negative: 1 = undo and fail or go to the place (-1: fail) */
  LookEnd = 15,
  /** no operands */
  Atomic = 16,
  AtomicEnd = 17,
  /** register of the group's start, ignore case, backward */
  Reference = 18,
  /** register of the group's start, place when it took no part */
  IfGroup = 19,
  Keep = 20,
  /** index in `ASSERTIONS`, index in `tests` of the word characters */
  Assert = 21,
}

/** Operands of each instruction, by number. */
export const OPERANDS: readonly number[] = [0, 2, 2, 2, 4, 1, 0, 1, 1, 3, 1, 2, 1, 6, 1, 2, 0, 0, 3, 2, 0, 2];

export const ASSERTIONS = [
  'start',
  'line-start',
  'end',
  'end-or-newline',
  'line-end',
  'word-boundary',
  'not-word-boundary',
  'word-start',
  'word-end',
  'search-start',
] as const;

/** Which UTF-16 units may come first: one entry for each below 256, and one for all others. */
export type UnitFilter = Uint8Array;
export const OTHER_UNITS = 256;

/** A repeated single character. */
export interface RunLoop {
  readonly test: CharacterTest;
  readonly min: number;
  readonly max: number;
  readonly mode: 'greedy' | 'lazy' | 'possessive';
  readonly backward: boolean;
  /** Memo number of the place after the loop; -1: none. */
  readonly memo: number;
  /** A fresh entry inside a run that failed must fail too. */
  readonly remembersFailure: boolean;
  /** Place after the loop. */
  readonly after: number;
  /** Which units may follow the loop; undefined when anything may, or nothing at all. */
  readonly next: UnitFilter | undefined;
  /** The text that must follow. */
  readonly nextLiteral: string | undefined;
}

export interface Program {
  readonly code: Int32Array;
  readonly tests: readonly CharacterTest[];
  readonly literals: readonly string[];
  readonly loops: readonly RunLoop[];
  readonly registerCount: number;
  /** Registers that tell, for each memo number, whether a loop that may match nothing has moved. */
  readonly memoMarks: readonly (readonly number[])[];
  readonly asciiCase: boolean;
}

/** Register that `\K` sets; -1 until then. */
export const KEEP_REGISTER = 0;

/** Register of a group's start; the next one holds its end. Both are -1 until it takes part. */
export function groupRegister(group: number): number {
  return group * 2 - 1;
}

/** The greatest count of a quantifier without one. */
export const UNBOUNDED = Number.POSITIVE_INFINITY;
