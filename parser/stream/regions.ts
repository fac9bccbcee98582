import type { ResponseTemplateError } from '../errors.js';
import type { ParserEvent } from '../events.js';
import type { Field } from '../template/loaded.js';
import type { ToolProperties } from '../tools/schemas.js';
import { ValueError } from '../value-error.js';
import type { JsonObject, JsonValue, TemplatePath } from '../values.js';
import { type Boundary, EventsOut } from './events-out.js';
import { Message } from './message.js';
import { locateLimit } from './pattern-limit.js';
import { implicitRegion, Region } from './region.js';
import { regionValue } from './region-value.js';
import type { FoundDelimiter } from './watch.js';

export interface RegionsOptions {
  readonly tools: ToolProperties;
  readonly trace: boolean;
  readonly keepMalformed: boolean;
}

/** A failure inside a region; the parser adds the stage. */
export type RegionFailure = (error: ValueError, field: string, offset: number) => ResponseTemplateError;

const NO_CAPTURES: ReadonlyMap<string, string> = new Map();

/** Turns text and delimiters into regions: their events, and the message. */
export class Regions {
  current: Region;
  private readonly implicit: Field | undefined;
  private readonly message: Message;
  private readonly out: EventsOut;
  private readonly malformed = new Set<string>();

  constructor(
    private readonly fields: ReadonlyMap<string, Field>,
    defaults: JsonObject,
    start: number,
    private readonly options: RegionsOptions,
    private readonly failure: RegionFailure,
  ) {
    this.implicit = [...fields.values()].find((field) => field.implicit);
    this.message = new Message(defaults);
    this.out = new EventsOut(options.trace);
    this.current = implicitRegion(this.implicit, start);
  }

  takeEvents(): readonly ParserEvent[] {
    return this.out.takeAll();
  }

  /** Text for the current region. @param start its input offset */
  text(text: string, start: number): void {
    const { field } = this.current;
    if (text === '' || field === undefined) return;
    if (!this.current.isOpen) {
      this.current.isOpen = true;
      this.out.open(field.name, { start, end: start });
    }
    this.current.body.add(text);
    this.out.chunk(field.name, text, field.dirty, start);
  }

  /** An opener: it ends what is collected outside of regions, and begins its own. */
  open(found: FoundDelimiter, text: string): void {
    const { start, end, captures } = found;
    this.close({ start, end: start }, NO_CAPTURES, start);
    const field = this.fields.get(found.delimiter.field);
    this.current = new Region(field, true, captures, end, start === end);
    this.current.isOpen = true;
    this.out.open(found.delimiter.field, { start, end, delimiter: text, captures });
  }

  /** A closer ends its own region. */
  closeBy(found: FoundDelimiter, text: string): void {
    const { start, end, captures } = found;
    this.close({ start, end, delimiter: text, captures }, captures, end);
  }

  /** The end of the text closes what is open. */
  closeAtEnd(end: number): void {
    this.close({ start: end, end }, NO_CAPTURES, end);
  }

  /** @param next input offset of the first text of the region that follows */
  private close(at: Boundary, closing: ReadonlyMap<string, string>, next: number): void {
    const region = this.current;
    const { field } = region;
    if (field !== undefined && region.isOpen) this.finish(field, region, closing, at);
    this.current = implicitRegion(this.implicit, next);
  }

  private finish(field: Field, region: Region, closing: ReadonlyMap<string, string>, at: Boundary): void {
    let value: JsonValue;
    try {
      value = regionValue(field, region, closing, this.options.tools);
      this.message.store(field, value);
    } catch (error) {
      if (!(error instanceof ValueError)) throw locateLimit(error, field.name, tagPatternPath(field), region.start);
      if (!this.options.keepMalformed) throw this.failure(error, field.name, region.start);
      this.malformed.add(field.name);
      this.out.malformed(field.name, region.body.toString(), { code: error.code, message: error.message }, at);
      return;
    }
    this.out.close(field.name, value, at);
  }

  /** The first field that is required and has no value. One that was malformed counts as seen. */
  missingField(): Field | undefined {
    const missing = (field: Field) =>
      !field.optional && !this.message.has(field.name) && !this.malformed.has(field.name);
    return [...this.fields.values()].find(missing);
  }

  toMessage(): JsonObject {
    return this.message.toObject();
  }
}

function tagPatternPath(field: Field): TemplatePath {
  return [...field.path, 'content_args', 'tag_pattern'];
}
