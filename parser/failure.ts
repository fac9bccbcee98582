import type { ErrorDetails } from './errors.js';
import type { TemplateProblem } from './problems.js';
import { PatternLimitError } from './regex/index.js';
import { describeProblem } from './template/describe.js';
import type { TemplatePath } from './values.js';

/** What a `ResponseTemplateError` says, but for the stage and the events, which only the parser knows. */
export type FailureDetails = Omit<ErrorDetails, 'stage' | 'events'>;

/**
 * Something went wrong. Inside the engine only: the parser makes a `ResponseTemplateError` of it, or an event `region_malformed` where a
 * region's text could not become its value.
 */
export class Failure extends Error {
  constructor(readonly details: FailureDetails) {
    super(details.message, details);
  }
}

/** What an error says, whoever threw it: what a caller's code throws may be no error, and may throw when it is asked. */
export function messageOf(error: unknown): string {
  try {
    return error instanceof Error ? `${error.message}` : String(error);
  } catch {
    return 'it throws what cannot be read';
  }
}

/** A region's text could not become its value. */
export function valueFailure(
  code: FailureDetails['code'],
  message: string,
  path?: TemplatePath,
  cause?: unknown,
): Failure {
  return new Failure({ code, message, path, cause });
}

/** The failure of a region because of a problem that `validateTemplate` reports, and with which the template loads. */
export function problemFailure(found: TemplateProblem): Failure {
  return valueFailure(found.code, describeProblem(found), found.path);
}

/**
 * The matcher's limit error with the place of its pattern; any other error as it is.
 *
 * @param field     `undefined` for the start anchor
 * @param textStart the input offset of the searched text, if it is part of the input
 */
export function locateLimit(
  cause: unknown,
  field: string | undefined,
  path: TemplatePath,
  textStart?: number,
): unknown {
  if (!(cause instanceof PatternLimitError)) return cause;
  const message = 'The pattern takes too many steps on this text. Make it simpler, or raise patternSteps.';
  const offset = textStart === undefined ? undefined : textStart + cause.offset;
  return new Failure({ code: 'pattern-limit', message, field, path, offset, cause });
}
