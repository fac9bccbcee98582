import type { ParserEvent } from '../events.js';
import { Failure } from '../failure.js';
import type { MatchLimits } from '../regex/index.js';
import { NO_CAPTURES } from '../search.js';
import type { Field } from '../template/parts.js';
import { coerceToolCalls } from '../tools/coerce.js';
import type { ToolProperties } from '../tools/schemas.js';
import { applyTransform } from '../transform.js';
import type { JsonObject, JsonValue } from '../values.js';
import { EventsOut } from './events-out.js';
import { Message } from './message.js';
import { TextPieces } from './text-pieces.js';
import type { FoundDelimiter } from './watch.js';

type Captures = FoundDelimiter['captures'];

/**
 * A region that text goes to: an explicit one from its opener to its closer, or the implicit field's, which opens with its first
 * character. Without an implicit field, text outside explicit regions goes nowhere.
 */
interface Region {
  /** `undefined`: there is no implicit field, and the text is dropped. */
  readonly field: Field | undefined;
  /** What opened it; `undefined` for the implicit field's. */
  readonly opener: FoundDelimiter | undefined;
  /** Input offset of its first text. */
  readonly start: number;
  readonly body: TextPieces;
  /** An event has announced it. */
  isOpen: boolean;
}

export interface RegionsOptions {
  readonly tools: ToolProperties;
  /** For the patterns of content parsers. */
  readonly limits: MatchLimits;
  readonly trace: boolean;
  readonly keepMalformed: boolean;
}

/** Turns text and delimiters into regions: their events, and the message. */
export class Regions {
  current: Region;
  readonly #fields: ReadonlyMap<string, Field>;
  readonly #options: RegionsOptions;
  readonly #implicit: Field | undefined;
  readonly #message: Message;
  readonly #out: EventsOut;
  readonly #malformed = new Set<string>();

  constructor(fields: readonly Field[], defaults: JsonObject, start: number, options: RegionsOptions) {
    this.#fields = new Map(fields.map((field) => [field.name, field]));
    this.#options = options;
    this.#implicit = fields.find((field) => field.implicit);
    this.#message = new Message(defaults);
    this.#out = new EventsOut(options.trace);
    this.current = regionOf(this.#implicit, undefined, start);
  }

  takeEvents(): readonly ParserEvent[] {
    return this.#out.takeAll();
  }

  /** Text for the current region. @param start its input offset */
  text(text: string, start: number): void {
    const { current } = this;
    const { field } = current;
    if (text === '' || !field) return;
    if (!current.isOpen) {
      current.isOpen = true;
      this.#out.add({ type: 'region_open', field: field.name }, start, start);
    }
    current.body.add(text);
    this.#out.chunk({ type: 'region_chunk', field: field.name, text, dirty: field.dirty }, start);
  }

  /** An opener: it ends what is collected outside of regions, and begins its own. */
  open(found: FoundDelimiter, text: string): void {
    const { delimiter, start, end, captures } = found;
    this.close(start, start);
    this.current = regionOf(this.#fields.get(delimiter.field), found, end);
    this.current.isOpen = true;
    this.#out.add({ type: 'region_open', field: delimiter.field }, start, end, text, captures);
  }

  /**
   * Ends the current region at its closer, at an opener, or at the end of the text.
   *
   * @param start    input offset of what ends it
   * @param text     the closer's text
   * @param captures the closer's named groups that took part
   */
  close(start: number, end: number, text?: string, captures?: Captures): void {
    const region = this.current;
    const { field } = region;
    if (field && region.isOpen) {
      this.#out.add(this.#finish(field, region, captures ?? NO_CAPTURES), start, end, text, captures);
    }
    this.current = regionOf(this.#implicit, undefined, end);
  }

  /** Stores the region's value. */
  #finish(field: Field, region: Region, closing: Captures): ParserEvent {
    const { name } = field;
    const text = region.body.toString();
    try {
      const value = this.#valueOf(field, text, region.opener?.captures ?? NO_CAPTURES, closing);
      this.#message.store(field, value);
      return { type: 'region_close', field: name, value };
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const { code, message, path = field.path } = error.details;
      if (!this.#options.keepMalformed) {
        const where = { path, field: name, offset: region.start };
        throw new Failure({ ...error.details, ...where, message: `Field "${name}": ${message}`, cause: error });
      }
      this.#malformed.add(name);
      return { type: 'region_malformed', field: name, text, error: { code, message } };
    }
  }

  /**
   * The value of a region that has ended: content parser, transform, casting of tool arguments, in this order. The groups of the closer
   * reach the transform as the opener's do.
   */
  #valueOf(field: Field, text: string, opening: Captures, closing: Captures): JsonValue {
    const { tools, limits } = this.#options;
    const parsed = field.parse(text, limits);
    const { transform, transformEach } = field;
    const value = transform ? applyTransform(transform, parsed, [...opening, ...closing], transformEach) : parsed;
    return coerceToolCalls(value, tools);
  }

  /** The first field that is required and has no value. One that was malformed counts as seen. */
  missingField(): Field | undefined {
    const missing = ({ optional, name }: Field) => !optional && !this.#message.has(name) && !this.#malformed.has(name);
    return [...this.#fields.values()].find(missing);
  }

  toMessage(): JsonObject {
    return this.#message.toObject();
  }
}

function regionOf(field: Field | undefined, opener: FoundDelimiter | undefined, start: number): Region {
  return { field, opener, start, body: new TextPieces(), isOpen: false };
}
