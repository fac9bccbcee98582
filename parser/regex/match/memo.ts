import type { Account } from '../limit.js';
import type { Program } from '../program/program.js';

/** Positions that share a page: one bit each in a word. */
const POSITION_BITS = 5;
/** Words in all pages of an account. More is not remembered: what follows is bounded by the steps alone. */
const MOST_WORDS = 1 << 24;

/**
 * States that failed: (place of the program, position in the text, which loops have moved). A state met again fails again, so a
 * pattern that would take exponential time takes polynomial time.
 */
export class Memo {
  isAwake = false;
  /** First slot of each memo number. */
  readonly #first: Int32Array;
  readonly #marks: readonly (readonly number[])[];
  #slots = 0;
  /** By the number of 32 positions: one word for each slot. */
  readonly #pages = new Map<number, Int32Array>();
  /** The page used last, and its number. */
  #page: Int32Array = new Int32Array(0);
  #number = -1;

  constructor(
    program: Program,
    readonly registers: Int32Array,
    readonly account: Account,
  ) {
    this.#marks = program.memoMarks;
    this.#first = Int32Array.from(this.#marks, (marks) => {
      this.#slots += 1 << marks.length;
      return this.#slots - (1 << marks.length);
    });
  }

  /** Forgets everything. */
  reset(): void {
    if (!this.isAwake) return;
    this.isAwake = false;
    this.account.words -= this.#pages.size * this.#slots;
    this.#pages.clear();
    this.#number = -1;
  }

  hasFailed(memo: number, position: number): boolean {
    if (!this.isAwake || memo < 0) return false;
    return (((this.#pageOf(position)[this.#slot(memo, position)] ?? 0) >> position) & 1) === 1;
  }

  /** There is no way on from the state. */
  fail(memo: number, position: number): void {
    if (!this.isAwake || memo < 0) return;
    const page = this.#pageOf(position);
    const slot = this.#slot(memo, position);
    page[slot] = (page[slot] ?? 0) | (1 << position);
  }

  #pageOf(position: number): Int32Array {
    const number = position >> POSITION_BITS;
    if (number !== this.#number) {
      this.#page = this.#pages.get(number) ?? this.#newPage(number);
      this.#number = number;
    }
    return this.#page;
  }

  #newPage(number: number): Int32Array {
    if (this.account.words > MOST_WORDS) return new Int32Array(0);
    const page = new Int32Array(this.#slots);
    this.account.words += this.#slots;
    this.#pages.set(number, page);
    return page;
  }

  #slot(memo: number, position: number): number {
    const marks = this.#marks[memo] ?? [];
    let slot = this.#first[memo] ?? 0;
    for (let i = 0; i < marks.length; i++) {
      if (this.registers[marks[i] ?? 0] !== position) slot += 1 << i;
    }
    return slot;
  }
}
