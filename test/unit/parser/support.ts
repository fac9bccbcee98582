import {
  type FinalResult,
  type ParserEvent,
  ResponseParser,
  type ResponseParserOptions,
} from '../../../parser/index.js';

/** One field with short delimiters, and nothing else. */
export const oneField = (keys: object) => ({ start_anchor: 'A:', fields: { v: { open: '⟦', close: '⟧', ...keys } } });

export interface Run extends FinalResult {
  readonly initialEvents: readonly ParserEvent[];
  /** The events of each feed. */
  readonly feeds: readonly (readonly ParserEvent[])[];
  /** All events in order. */
  readonly events: readonly ParserEvent[];
}

/** Feeds the chunks and finalizes. */
export function run(
  template: unknown,
  chunks: readonly string[],
  options: ResponseParserOptions & { prefix?: string } = {},
): Run {
  const parser = new ResponseParser(template, options.prefix ?? '', options);
  const { initialEvents } = parser;
  const feeds = chunks.map((chunk) => parser.feed(chunk));
  const { message, finalEvents } = parser.finalize();
  return { initialEvents, feeds, message, finalEvents, events: [...initialEvents, ...feeds.flat(), ...finalEvents] };
}

/** Events with adjacent chunks of a region as one: what every chunking has in common. */
export function merged(events: readonly ParserEvent[]): readonly ParserEvent[] {
  const result: ParserEvent[] = [];
  for (const event of events) {
    const last = result.at(-1);
    if (event.type === 'region_chunk' && last?.type === 'region_chunk' && last.field === event.field) {
      const text = last.text + event.text;
      const span = last.span && event.span && { start: last.span.start, end: event.span.end };
      result[result.length - 1] = span === undefined ? { ...last, text } : { ...last, text, span };
    } else {
      result.push(event);
    }
  }
  return result;
}

/** The text of the chunks among the events. */
export function shownText(events: readonly ParserEvent[]): string {
  return events.map((event) => (event.type === 'region_chunk' ? event.text : '')).join('');
}

/** Events in short: `+field`, `"text"`, `-field`, `!field`. */
export function brief(events: readonly ParserEvent[]): string {
  return events
    .map((event) => {
      if (event.type === 'region_open') return `+${event.field}`;
      if (event.type === 'region_close') return `-${event.field}`;
      return event.type === 'region_chunk' ? JSON.stringify(event.text) : `!${event.field}`;
    })
    .join(' ');
}

/** The text in pieces of `size` UTF-16 units. */
export function chunksOf(text: string, size: number): readonly string[] {
  const count = Math.ceil(text.length / size);
  return Array.from({ length: count }, (_, index) => text.slice(index * size, (index + 1) * size));
}

/** UTF-16 units, each a chunk of its own: surrogate pairs are cut, too. */
export const byUnit = (text: string): readonly string[] => chunksOf(text, 1);
