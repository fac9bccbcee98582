/**
 * What the extension host and the page of the playground say to each other. Both ends use `Endpoint` with the two contracts
 * below; each value is checked by its guard where it arrives.
 */
import type { Contract } from './endpoint.js';
import {
  type Guard,
  type Guarded,
  isCount,
  isEither,
  isNull,
  isObject,
  isRecord,
  isString,
  isUndefined,
} from './guards.js';
import { DEFAULT_STRINGS, type PlaygroundStrings } from './strings.js';

export { Endpoint, type EventParams, type Handlers, type Port, RequestError } from './endpoint.js';
export { DEFAULT_STRINGS, type PlaygroundStrings } from './strings.js';

/** Of the panel, for the serializer. */
export const VIEW_TYPE = 'responseTemplates.playground';

/** The template of a document, as it stands in the editor at `version`. */
export const isTemplateUpdate = isObject({
  uri: isString,
  /** The file's name, for people. */
  name: isString,
  version: isCount,
  /** JSON text as written; null where the document has no template any more. */
  text: isEither(isString, isNull),
  /** Where that text begins in the document: 1-based, the column in UTF-16 units. */
  start: isObject({ line: isCount, column: isCount }),
});
export type TemplateUpdate = Guarded<typeof isTemplateUpdate>;

/** The sample file that belongs to a template. */
export const isSampleFile = isObject({
  /** Of the template. */
  uri: isString,
  /** The file's name; where there is none, the name that one would have. */
  name: isString,
  /** Its text; null where there is no file, or it cannot be read. */
  text: isEither(isString, isNull),
  /** Why it cannot be read. */
  note: isEither(isString, isUndefined),
});
export type SampleFile = Guarded<typeof isSampleFile>;

export const isStrings: Guard<PlaygroundStrings> = (value): value is PlaygroundStrings =>
  isRecord(value) && Object.keys(DEFAULT_STRINGS).every((key) => typeof value[key] === 'string');

/** What the page needs to start. */
export const isStart = isObject({
  strings: isStrings,
  /** Addresses of the bundles that the page starts as workers. */
  workers: isObject({ engine: isString, editor: isString }),
  template: isEither(isTemplateUpdate, isNull),
  samples: isEither(isSampleFile, isNull),
});
export type Start = Guarded<typeof isStart>;

/** Said by the page. */
export const PAGE_CONTRACT = {
  requests: {
    /** The page listens; the uri is the one of its saved state, if it has any. */
    start: { params: isObject({}), result: isStart },
  },
  events: {
    /** Show the template in its text editor; `offset`: a place inside its text (UTF-16), null: its beginning. */
    revealTemplate: isObject({ uri: isString, offset: isEither(isCount, isNull) }),
  },
} as const satisfies Contract;

/** Said by the host. */
export const HOST_CONTRACT = {
  requests: {},
  events: {
    template: isTemplateUpdate,
    samples: isSampleFile,
  },
} as const satisfies Contract;

export type PageContract = typeof PAGE_CONTRACT;
export type HostContract = typeof HOST_CONTRACT;

/** True where `next` says something that `current` does not say yet: another document, or a later version of it. */
export function supersedes(next: TemplateUpdate, current: TemplateUpdate | null): boolean {
  return current === null || next.uri !== current.uri || next.version >= current.version;
}
