import type { ErrorCode } from './errors.js';
import type { TemplateProblem } from './problems.js';
import { describeProblem } from './template/describe.js';
import type { TemplatePath } from './values.js';

/**
 * A region's text could not become its value. Inside the engine only: the parser adds stage, field and offset and throws a
 * `ResponseTemplateError`, or reports it as `region_malformed`.
 */
export class ValueError extends Error {
  override readonly name = 'ValueError';
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly path?: TemplatePath | undefined,
    cause?: unknown,
  ) {
    super(message, cause === undefined ? undefined : { cause });
  }
}

/** The failure of a region because of a problem that `validateTemplate` reports, and with which the template loads. */
export function problemError(found: TemplateProblem): ValueError {
  return new ValueError(found.code, describeProblem(found), found.path);
}
