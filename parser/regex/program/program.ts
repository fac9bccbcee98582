import type { Assertion } from '../tree.js';
import type { CharacterTest } from './character-test.js';

/** Instructions: a number and four operands each in `Program.code`. A place is the index of an instruction; `backward` is 0 or 1. */
export enum Op {
  Accept = 0,
  /** index in `literals`, backward */
  Literal = 1,
  /** index in `tests`, backward */
  Set = 2,
  /** index in `loops`, 0, -1, index in `filters` */
  Run = 3,
  /** first place, second place, memo number (-1: none), index in `filters` */
  Split = 4,
  /** place */
  Jump = 5,
  Fail = 6,
  /** register, what it gets: see `Value` */
  Store = 7,
  /** register that holds where the group began, register of the group's start, backward */
  Close = 8,
  /** register, place: go there when the position is the register's */
  IfUnmoved = 9,
  /** register, number, place: go there when the register holds less */
  IfLess = 10,
  /** place when what follows, up to its `Leave`, fails (-1: fail), place after a look-behind (else -1), -1, index in `filters` */
  Enter = 11,
  /** how: see `Ending`, place to go on at after a negative look (-1: fail) */
  Leave = 12,
  /** register of the group's start, ignore case, backward */
  Reference = 13,
  /** question, index in `tests` of the word characters */
  Assert = 14,
}

export const INSTRUCTION_SIZE = 5;

/** What `Op.Store` writes. */
export enum Value {
  Position = 0,
  Zero = 1,
  OneMore = 2,
}

/** How a part that is tried on its own ends well. */
export enum Ending {
  Atomic = 0,
  Look = 1,
  NegativeLook = 2,
}

/** What `Op.Assert` asks about a place. */
export enum Question {
  Start = 0,
  LineStart = 1,
  SearchStart = 2,
  End = 3,
  EndOrNewline = 4,
  LineEnd = 5,
  WordBoundary = 6,
  NotWordBoundary = 7,
  WordStart = 8,
  WordEnd = 9,
}

/** The question of each kind of assertion, by its index. */
export const QUESTIONS: readonly Assertion['kind'][] = [
  'start',
  'line-start',
  'search-start',
  'end',
  'end-or-newline',
  'line-end',
  'word-boundary',
  'not-word-boundary',
  'word-start',
  'word-end',
];

/** One entry for each UTF-16 unit below 256, and one for all others: 0 where it leads nowhere. */
export type UnitFilter = Uint8Array;
export const OTHER_UNITS = 256;

/** A repeated single character. */
export interface RunLoop {
  /** Its place in the program. */
  readonly place: number;
  readonly test: CharacterTest;
  readonly min: number;
  readonly max: number;
  readonly mode: 'greedy' | 'lazy' | 'possessive';
  readonly backward: boolean;
  /** Memo number of the place after the loop; -1: none. */
  readonly memo: number;
  /** A fresh entry inside a run that failed must fail too. */
  readonly remembersFailure: boolean;
}

export interface Program {
  readonly code: Int32Array;
  readonly tests: readonly CharacterTest[];
  readonly literals: readonly string[];
  readonly loops: readonly RunLoop[];
  /** Whether an instruction leads on where a unit comes next; at a `Split`, 1 to its first place alone, 2 to its second, 3 to both. Index -1: always. */
  readonly filters: readonly UnitFilter[];
  readonly registerCount: number;
  /** Registers that tell, for each memo number, whether a loop that may match nothing has moved. */
  readonly memoMarks: readonly (readonly number[])[];
  readonly asciiCase: boolean;
  /** A text that every match contains; "": none is known. */
  readonly requiredLiteral: string;
  /** Behind no more characters of the match than this; Infinity: no bound. */
  readonly beforeLiteral: number;
}

/** Register that `\K` sets; -1 until then. */
export const KEEP_REGISTER = 0;

/** Register of a group's start; the next one holds its end. Both are -1 until it takes part. */
export function groupRegister(group: number): number {
  return group * 2 - 1;
}
