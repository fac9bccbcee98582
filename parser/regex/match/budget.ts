import { type Account, PatternLimitError } from '../limit.js';
import { MOST_KEPT, type Trail } from './trail.js';

/** Steps paid for each UTF-16 unit that the search reaches for the first time, … */
const PAID_FOR_NEW_TEXT = 4;
/** … for each at which no match begins, … */
const PAID_FOR_START = 2;
/** … and for each match. */
export const PAID_FOR_MATCH = 20;
/** A tight loop over text costs one step for 4 units. */
export const UNITS_PER_STEP_BITS = 2;
/** Steps after which it pays to remember failures. */
const MEMO_THRESHOLD = 2000;
/** Numbers on all stacks: 40 MB. */
const MOST_NUMBERS = 10_000_000;
/** Where the stack grows, its memory costs one step for 16 numbers. */
const NUMBERS_PER_STEP_BITS = 4;
/** How often the account is made up, and what a search may take for nothing: many small ones owe nothing. */
export const FREE_STEPS = 64;

/** An attempt to match from one start. */
interface Attempt {
  readonly source: string;
  readonly start: number;
  readonly trail: Trail;
}

/**
 * What a search may do on its text, in steps.
 *
 * Text pays: each unit that is reached for the first time, each that is done with as a start, and each match pays for a few steps,
 * once, however the text came in chunks and however often it is read again. What is taken beyond that is owed to the account, until
 * text pays for it; what text pays beyond that is lost. So a pattern that gets on with a few steps for each unit never runs out, on a
 * text of any length; one that goes over the same text again and again does, and many such searches together as soon as one.
 */
export class Budget {
  /** Taken, in all. */
  steps = 0;
  /** Count of steps at which the account is to be made up. */
  next = 0;
  /** Steps not paid for; less than 0: what may be taken before anything is owed. */
  #debt = -FREE_STEPS;
  #settled = 0;
  #reached = 0;
  #start = 0;
  /** The longest way back of the attempt, where it is longer than what a stack keeps. */
  #wayBack = MOST_KEPT;

  constructor(readonly account: Account) {}

  /** Text that is dropped before it has paid pays later: both places may then lie before the text. */
  drop(count: number): void {
    this.#reached -= count;
    this.#start -= count;
  }

  /**
   * Makes up the account.
   *
   * @param position how far the text has been read
   * @param paid     0, or what a match pays
   * @returns whether so much has been taken without getting on that failures should be remembered
   * @throws PatternLimitError
   */
  settle({ source, start, trail }: Attempt, position: number, paid: number): boolean {
    const { account } = this;
    const grown = Math.max(0, trail.top - this.#wayBack);
    this.#wayBack += grown;
    account.numbers += grown;
    this.steps += grown >> NUMBERS_PER_STEP_BITS;
    this.#makeUp(start, position, paid);
    if ((this.#debt > 0 && account.debt > account.steps) || (grown > 0 && account.numbers > MOST_NUMBERS)) {
      this.release();
      throw new PatternLimitError(source, start);
    }
    return this.#debt > MEMO_THRESHOLD;
  }

  /** The way back has been given up, and its memory with it. */
  release(): void {
    this.account.numbers -= this.#wayBack - MOST_KEPT;
    this.#wayBack = MOST_KEPT;
  }

  #makeUp(start: number, position: number, paid: number): void {
    const newText = Math.max(0, position - this.#reached);
    const newStarts = Math.max(0, start - this.#start);
    this.#reached += newText;
    this.#start += newStarts;
    const owed = Math.max(0, this.#debt);
    const taken = this.steps - this.#settled - paid - PAID_FOR_NEW_TEXT * newText - PAID_FOR_START * newStarts;
    this.#debt = Math.max(-FREE_STEPS, this.#debt + taken);
    this.account.debt += Math.max(0, this.#debt) - owed;
    this.#settled = this.steps;
    this.next = this.steps + FREE_STEPS;
  }
}
