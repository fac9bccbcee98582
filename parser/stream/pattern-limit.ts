import { PatternLimitError } from '../regex/index.js';
import type { TemplatePath } from '../values.js';

/** A pattern of the template took too many steps: which one, and on the text from which input offset. */
export class PatternLimitReached extends Error {
  override readonly name = 'PatternLimitReached';
  constructor(
    /** `undefined` for the start anchor. */
    readonly field: string | undefined,
    readonly path: TemplatePath,
    readonly offset: number | undefined,
    cause: unknown,
  ) {
    super('The pattern took too many steps on this text. Make it simpler, or raise the option patternSteps.', {
      cause,
    });
  }
}

/** The matcher's limit error with the place of its pattern; any other error as it is. */
export function locateLimit(error: unknown, field: string | undefined, path: TemplatePath, offset?: number): unknown {
  return error instanceof PatternLimitError ? new PatternLimitReached(field, path, offset, error) : error;
}
