import type { ErrorCode } from '../errors.js';
import type { EventTrace, ParserEvent } from '../events.js';
import type { JsonValue } from '../values.js';

/** What opened or closed a region, in input offsets. */
export interface Boundary {
  readonly start: number;
  readonly end: number;
  /** The delimiter's text and captures; absent where a region opened with its first character, or something else closed it. */
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

  open(field: string, at: Boundary): void {
    const event = { type: 'region_open', field } as const;
    this.events.push(this.trace ? { ...event, ...traceOf(at) } : event);
  }

  chunk(field: string, text: string, dirty: boolean, start: number): void {
    const event = { type: 'region_chunk', field, text, dirty } as const;
    this.events.push(this.trace ? { ...event, span: { start, end: start + text.length } } : event);
  }

  close(field: string, value: JsonValue, at: Boundary): void {
    const event = { type: 'region_close', field, value } as const;
    this.events.push(this.trace ? { ...event, ...traceOf(at) } : event);
  }

  malformed(field: string, text: string, error: { code: ErrorCode; message: string }, at: Boundary): void {
    const event = { type: 'region_malformed', field, text, error } as const;
    this.events.push(this.trace ? { ...event, ...traceOf(at) } : event);
  }

  /** The events since the last call. */
  takeAll(): readonly ParserEvent[] {
    const taken = this.events;
    this.events = [];
    return taken;
  }
}

function traceOf({ start, end, delimiter, captures }: Boundary): EventTrace {
  return {
    span: { start, end },
    ...(delimiter === undefined ? {} : { delimiter }),
    ...(captures === undefined ? {} : { captures: Object.fromEntries(captures) }),
  };
}
