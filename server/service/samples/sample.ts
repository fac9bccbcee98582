import type { JsonValue } from '../../../parser/values.js';
import type { WrittenRange } from '../document/locate.js';

/** An output of a model, and what it should become. The range is that of its JSON in the sample file, in UTF-16 units. */
export interface Sample extends WrittenRange {
  readonly name: string;
  /** Undefined where it gives `messages` instead: a prompt is made of them by a chat template, and there is none here. */
  readonly prefix: string | undefined;
  /** The output in the pieces in which it arrives: one for a sample that has its text as a whole. */
  readonly chunks: readonly string[];
  readonly tools: JsonValue | undefined;
  /** Undefined for a sample that expects nothing. */
  readonly expect: Expectation | undefined;
}

export type Expectation =
  | { readonly kind: 'result'; readonly message: JsonValue | undefined; readonly events: JsonValue | undefined }
  /** @property code that of the error, or true for any */
  | { readonly kind: 'error'; readonly code: string | true };

/** An entry of a sample file that cannot be read. */
export interface UnreadSample extends WrittenRange {
  readonly reason: string;
}

export interface SampleList {
  readonly samples: readonly Sample[];
  readonly unread: readonly UnreadSample[];
}
