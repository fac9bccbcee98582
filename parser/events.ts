import type { ErrorCode } from './errors.js';
import type { JsonValue } from './values.js';

/**
 * A stretch of the input in UTF-16 units, end excluded. Offset 0 is the first unit of the generation; what the start anchor
 * left of the prefix ends there and has negative offsets, so prefix and generation cannot be mistaken for each other.
 *
 *     kept prefix     generation
 *     <think>\n       I look it up.</think>
 *     -8 … -1         0 …
 */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Further keys of an event, present with `trace: true` only. */
export interface EventTrace {
  /** open, close: the delimiter (empty where the end of the text closed it); chunk: its text. */
  readonly span?: Span;
  /** open of an explicit region, close by a delimiter: the delimiter's text. */
  readonly delimiter?: string;
  /** open, close: the named groups that took part. */
  readonly captures?: Readonly<Record<string, string>>;
}

export interface RegionOpen extends EventTrace {
  readonly type: 'region_open';
  readonly field: string;
}
export interface RegionChunk extends EventTrace {
  readonly type: 'region_chunk';
  readonly field: string;
  readonly text: string;
  /** False where each chunk is part of the final value (text, int, float, bool). */
  readonly dirty: boolean;
}
export interface RegionClose extends EventTrace {
  readonly type: 'region_close';
  readonly field: string;
  readonly value: JsonValue;
}
/** Instead of `region_close`, with `onMalformed: "event"`: the text could not become a value. */
export interface RegionMalformed extends EventTrace {
  readonly type: 'region_malformed';
  readonly field: string;
  /** The region's raw text. */
  readonly text: string;
  readonly error: { readonly code: ErrorCode; readonly message: string };
}
/** Specification, section 4. */
export type ParserEvent = RegionOpen | RegionChunk | RegionClose | RegionMalformed;

/** A delimiter of the template. */
export interface DelimiterRef {
  readonly field: string;
  readonly side: 'open' | 'close';
}

/** Text that has arrived and may still become a delimiter. */
export interface HeldText {
  readonly text: string;
  readonly span: Span;
  /** The watched delimiters that hold it; none where half a surrogate pair waits for its other half only. */
  readonly delimiters: readonly DelimiterRef[];
}
