import type { DelimiterRef, ParserEvent } from '../../parser/events.js';
import type { Chunking } from './chunking.js';

/**
 * What one run of the engine did, as plain data that crosses from the worker to the page.
 * Offsets are those of `Span`: UTF-16 units, 0 is the first unit of the output, the kept prefix is negative.
 */
export interface TimelineEvent {
  readonly type: ParserEvent['type'];
  readonly field: string;
  /** region_chunk, region_malformed. */
  readonly text?: string | undefined;
  /** region_close: exact JSON text. */
  readonly value?: string | undefined;
  readonly dirty?: boolean | undefined;
  readonly start?: number | undefined;
  readonly end?: number | undefined;
  readonly delimiter?: string | undefined;
  readonly captures?: Readonly<Record<string, string>> | undefined;
  /** region_malformed. */
  readonly error?: TimelineError | undefined;
}

/** The engine's words; the page has its own for some codes. */
export interface TimelineError {
  readonly code: string;
  readonly message: string;
}

export interface TimelineHeld {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly delimiters: readonly DelimiterRef[];
}

/** What one call of the parser caused: taking the prefix, one feed, or finalizing. */
export interface TimelineGroup {
  readonly kind: 'initial' | 'feed' | 'final';
  /** Index of its first event. */
  readonly first: number;
  readonly count: number;
  /** The chunk that was fed; for `initial` the kept prefix, for `final` the empty place at the end. */
  readonly start: number;
  readonly end: number;
  /** Text before it is decided, once the call returned. */
  readonly consumed: number;
  readonly held?: TimelineHeld | undefined;
  /** The call failed, after its events. */
  readonly error?: TimelineError | undefined;
}

export interface Timeline {
  readonly events: readonly TimelineEvent[];
  readonly groups: readonly TimelineGroup[];
  /** The fields, in the order of the template. */
  readonly fields: readonly string[];
}

export type FailureStage = 'template' | 'tools' | 'load' | 'init' | 'feed' | 'finalize' | 'engine';

/** Why there is no message. */
export interface Failure extends TimelineError {
  readonly stage: FailureStage;
  readonly field?: string | undefined;
  /** Where in the template: `fields.content.close_pattern`. */
  readonly place?: string | undefined;
  /** In the output (negative: in the kept prefix); for `template` and `tools` in that JSON text. */
  readonly offset?: number | undefined;
}

/** A problem of the template. */
export interface TemplateFinding {
  readonly code: string;
  readonly message: string;
  /** Where in the template: `fields.content.close[1]`. */
  readonly place: string;
  readonly severity: 'error' | 'warning';
  readonly refuses: boolean;
}

export interface EngineResult {
  readonly findings: readonly TemplateFinding[];
  /** Absent where nothing could be fed. With a failure it reaches up to it. */
  readonly timeline?: Timeline | undefined;
  /** The text is too long for the chunks that were asked for: it was fed in chunks of so many characters. */
  readonly coarsened?: number | undefined;
  /** Exact JSON text, indented; present without a failure. */
  readonly message?: string | undefined;
  readonly failure?: Failure | undefined;
}

export interface EngineRequest {
  /** JSON text of the template, as written. */
  readonly template: string;
  readonly prefix: string;
  readonly output: string;
  /** JSON text; blank means no tools. */
  readonly tools: string;
  readonly chunking: Chunking;
}
