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
   * Steps that a searcher may take without getting on. One step is one instruction, one way back, or a few units of text in a tight loop.
   * Each unit of text that is reached for the first time, and each at which no match begins, pays for some steps: see `Budget`.
   */
  readonly steps?: number | undefined;
}

/** See `npm run bench` for what they take. */
export const DEFAULT_STEPS = 2_500_000;
