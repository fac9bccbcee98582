import type { ParserEvent } from './events.js';
import type { ProblemCode } from './problems.js';
import type { TemplatePath } from './values.js';

/** Where parsing stood: loading the template, taking the prefix, feeding, or finalizing. */
export type ErrorStage = 'load' | 'init' | 'feed' | 'finalize';

/** Failures after the template loaded. */
export type ParseErrorCode =
  | 'prefix-missing'
  | 'prefix-type'
  | 'tools-type'
  | 'options-type'
  | 'chunk-type'
  | 'value-invalid' // the content parser refused the text
  | 'transform-failed' // placeholder without a value, or a step into something that has no such key
  | 'join-not-text'
  | 'default-unsuitable' // a default that cannot be appended to or joined
  | 'field-missing' // `optional: false`
  | 'zero-width-loop'
  | 'pattern-limit'
  | 'depth-limit'
  | 'parser-finalized'
  | 'parser-broken';

export type ErrorCode = ProblemCode | ParseErrorCode;

export interface ErrorDetails {
  readonly code: ErrorCode;
  readonly stage: ErrorStage;
  readonly message: string;
  readonly field?: string | undefined;
  readonly path?: TemplatePath | undefined;
  /** UTF-16 offset in the input (see `Span`) where it happened, when one is known. */
  readonly offset?: number | undefined;
  readonly events?: readonly ParserEvent[] | undefined;
  readonly cause?: unknown;
}

/** The only error that leaves the engine. */
export class ResponseTemplateError extends Error {
  override readonly name = 'ResponseTemplateError';
  declare readonly code: ErrorCode;
  declare readonly stage: ErrorStage;
  declare readonly field: string | undefined;
  declare readonly path: TemplatePath | undefined;
  declare readonly offset: number | undefined;
  /**
   * What the failing call (`feed`, `finalize`, or the prefix in the constructor) caused before it failed, so that none of it is lost; at
   * `field-missing` all final events. `undefined` at stage `load`.
   */
  declare readonly events: readonly ParserEvent[] | undefined;

  constructor({ message, cause, ...details }: ErrorDetails) {
    super(message, cause === undefined ? {} : { cause });
    Object.assign(this, details);
  }
}
