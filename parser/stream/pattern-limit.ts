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

/**
 * The matcher's limit error with the place of its pattern; any other error as it is.
 *
 * @param textStart the input offset of the searched text, if it is part of the input
 */
export function locateLimit(
  error: unknown,
  field: string | undefined,
  path: TemplatePath,
  textStart?: number,
): unknown {
  if (!(error instanceof PatternLimitError)) return error;
  return new PatternLimitReached(field, path, textStart === undefined ? undefined : textStart + error.offset, error);
}
