import { DEFAULT_STEPS, type MatchLimits, PatternLimitError } from '../limit.js';

/** Steps paid for each UTF-16 unit that the searcher reaches for the first time, … */
const PAID_FOR_NEW_TEXT = 4;
/** … and for each at which no match begins. */
const PAID_FOR_START = 2;
/** A tight loop over text costs one step for 4 units. */
export const UNITS_PER_STEP_BITS = 2;
/** Steps after which it pays to remember failures. */
const MEMO_THRESHOLD = 2000;
/** Numbers on the stack: 80 MB. */
const LONGEST_WAY_BACK = 20_000_000;
/** Where the stack grows, its memory costs one step for 8 numbers. */
const NUMBERS_PER_STEP_BITS = 3;
/** How often the account is made up. */
const STEPS_BETWEEN = 256;

/**
 * What a searcher may do on its text, in steps.
 *
 * It has a number of steps at first, and may never have more. Text pays: each unit that is reached for the first time, and each that is done with as a start,
 * pays for a few steps, once, however the text came in chunks and however often it is read again. So a pattern that gets on with a few
 * steps for each unit never runs out, on a text of any length; one that goes over the same text again and again does. The steps in all are no more
 * than those at first and what the length of the text pays, and those in one call no more than at first and what the text of that call pays.
 */
export class Budget {
  /** Taken, in all searches. */
  steps = 0;
  /** Count of steps at which the account is to be made up. */
  next = 0;
  readonly #most: number;
  /** Count of steps that ends the search. */
  #limit: number;
  #reached = 0;
  #start = 0;
  #wayBack = 0;

  constructor({ steps = DEFAULT_STEPS }: MatchLimits) {
    this.#most = steps;
    this.#limit = steps;
  }

  /** Text that is dropped before it has paid pays later: both places may then lie before the text. */
  drop(count: number): void {
    this.#reached -= count;
    this.#start -= count;
  }

  /**
   * Makes up the account.
   *
   * @param wayBack how many numbers it takes to go back
   * @returns whether so much has been taken without getting on that failures should be remembered
   * @throws PatternLimitError
   */
  settle(source: string, start: number, position: number, wayBack: number): boolean {
    this.#pay(start, position);
    const grown = Math.max(0, wayBack - this.#wayBack);
    this.#wayBack += grown;
    this.steps += grown >> NUMBERS_PER_STEP_BITS;
    if (this.steps > this.#limit || wayBack > LONGEST_WAY_BACK) throw new PatternLimitError(source, start);
    this.next = Math.min(this.#limit, this.steps + STEPS_BETWEEN);
    return this.#limit - this.steps < this.#most - MEMO_THRESHOLD;
  }

  /** The text has been read to its end, and the last step is taken again when there is more. */
  wait(length: number): void {
    this.steps--;
    this.#pay(0, length);
  }

  #pay(start: number, position: number): void {
    const paid =
      PAID_FOR_NEW_TEXT * Math.max(0, position - this.#reached) + PAID_FOR_START * Math.max(0, start - this.#start);
    this.#reached = Math.max(this.#reached, position);
    this.#start = Math.max(this.#start, start);
    this.#limit = Math.min(this.#limit + paid, this.steps + this.#most);
  }
}
