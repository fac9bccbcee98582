import type { ErrorCode } from '../errors.js';
import type { EventTrace, ParserEvent, Span } from '../events.js';
import type { JsonValue } from '../values.js';

/** Where a delimiter stood, for the trace. */
export interface DelimiterTrace {
  readonly span: Span;
  readonly delimiter?: string | undefined;
  readonly captures?: ReadonlyMap<string, string> | undefined;
}

/**
 * The events of one call, in order. Key for key as the specification has them (section 4); with `trace` their further keys are added,
 * and without it no work is done for them.
 */
export class EventsOut {
  private events: ParserEvent[] = [];
  constructor(private readonly trace: boolean) {}

  open(field: string, trace: DelimiterTrace): void {
    this.events.push({ type: 'region_open', field, ...this.traced(trace) });
  }

  chunk(field: string, text: string, dirty: boolean, start: number): void {
    this.events.push(
      this.trace
        ? { type: 'region_chunk', field, text, dirty, span: { start, end: start + text.length } }
        : { type: 'region_chunk', field, text, dirty },
    );
  }

  close(field: string, value: JsonValue, trace: DelimiterTrace): void {
    this.events.push({ type: 'region_close', field, value, ...this.traced(trace) });
  }

  malformed(field: string, text: string, error: { code: ErrorCode; message: string }, trace: DelimiterTrace): void {
    this.events.push({ type: 'region_malformed', field, text, error, ...this.traced(trace) });
  }

  /** The events since the last call. */
  takeAll(): readonly ParserEvent[] {
    const taken = this.events;
    this.events = [];
    return taken;
  }

  private traced(trace: DelimiterTrace): EventTrace | undefined {
    if (!this.trace) return undefined;
    const { span, delimiter, captures } = trace;
    return {
      span,
      ...(delimiter === undefined ? {} : { delimiter }),
      ...(captures === undefined ? {} : { captures: Object.fromEntries(captures) }),
    };
  }
}
