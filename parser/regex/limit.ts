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
   * Steps that a searcher may take without getting on, over what the length of its text allows. One step is one instruction or one way
   * back. Starts that are done with pay them back, so that neither the length of a stream nor its chunks reach the limit.
   */
  readonly steps?: number | undefined;
}

/** About 200 ms on an ordinary machine: see `npm run bench`. */
export const DEFAULT_STEPS = 2_500_000;
/** Steps allowed for each UTF-16 unit that arrives. */
export const STEPS_PER_UNIT = 1;
/** Steps paid back for each UTF-16 unit at which no match begins; never more than were given at first. */
export const STEPS_PAID_BACK = 16;
