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
  /** Steps that one search may take, over what the length of its text allows. One step is one instruction or one way back. */
  readonly steps?: number | undefined;
}

/** About 250 ms on an ordinary machine. */
export const DEFAULT_STEPS = 6_000_000;
/** Steps allowed for each UTF-16 unit of the text. */
export const STEPS_PER_UNIT = 16;
