import type { ParserEvent, RegionChunk } from '../events.js';

/**
 * The events of one call, in order. Key for key as the specification has them (section 4); with `trace` their further keys are added,
 * and without it no work is done for them.
 */
export class EventsOut {
  #events: ParserEvent[] = [];
  readonly #trace: boolean;

  constructor(trace: boolean) {
    this.#trace = trace;
  }

  /**
   * @param start     input offset of what caused it: the delimiter, or a chunk's text
   * @param delimiter the delimiter's text; absent where a region opened with its first character, or something else closed it
   * @param captures  the delimiter's named groups that took part
   */
  add(
    event: ParserEvent,
    start: number,
    end: number,
    delimiter?: string,
    captures?: ReadonlyMap<string, string>,
  ): void {
    if (this.#trace) {
      const more = captures && { delimiter: String(delimiter), captures: Object.fromEntries(captures) };
      this.#events.push({ ...event, span: { start, end }, ...more });
    } else {
      this.#events.push(event);
    }
  }

  /** Text of a region: one chunk with what came before it in the same call. */
  chunk(event: RegionChunk, start: number): void {
    const last = this.#events.at(-1);
    const end = start + event.text.length;
    if (last?.type !== 'region_chunk') {
      this.add(event, start, end);
    } else {
      this.#events.pop();
      this.add({ ...event, text: last.text + event.text }, last.span?.start ?? start, end);
    }
  }

  /** The events since the last call. */
  takeAll(): readonly ParserEvent[] {
    const taken = this.#events;
    this.#events = [];
    return taken;
  }
}
