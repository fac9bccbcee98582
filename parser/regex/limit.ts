/** A search took more steps than it may: the pattern backtracks too much on this text. */
export class PatternLimitError extends Error {
  override readonly name = 'PatternLimitError';

  /**
   * @param pattern the pattern's source
   * @param offset  UTF-16 offset in the searched text of the start that was being tried
   */
  constructor(
    readonly pattern: string,
    readonly offset: number,
  ) {
    super(`The pattern took too many steps: ${pattern}`);
  }
}

export interface MatchLimits {
  /**
   * Steps that a search may take without getting on. One step is one instruction, one way back, or a few units of text in a tight loop.
   * Text and matches pay for some: see `Budget`. An `Account` is shared by the searches that are given it.
   */
  readonly steps?: number | undefined;
}

/** See `npm run bench` for what they take. */
const DEFAULT_STEPS = 2_500_000;

/** What searches owe together: those of one parser share an account, so that many bad ones take no longer than one. */
export class Account implements MatchLimits {
  readonly steps: number;
  /** Steps taken that no text has paid for. */
  debt = 0;
  /** How many numbers their ways back take. */
  numbers = 0;
  /** How many words (of 32 bits) the failures that they remember take. */
  words = 0;

  constructor({ steps = DEFAULT_STEPS }: MatchLimits) {
    this.steps = steps;
  }
}
