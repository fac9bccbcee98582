import { type ErrorDetails, type ErrorStage, ResponseTemplateError } from '../errors.js';
import type { HeldText, ParserEvent } from '../events.js';
import { DepthError } from '../json/limits.js';
import { loadTemplate } from '../template/load.js';
import { type Field, ResponseTemplate } from '../template/loaded.js';
import { typeName } from '../template/problem.js';
import { readTools, type ToolProperties } from '../tools/schemas.js';
import type { ValueError } from '../value-error.js';
import type { JsonObject } from '../values.js';
import { PatternLimitReached } from './pattern-limit.js';
import { cutPrefix } from './prefix.js';
import { Regions } from './regions.js';
import { Scan, ZeroWidthLoop } from './scan.js';
import { TextBuffer } from './text-buffer.js';
import { decoded, type TextOrIds } from './token-ids.js';
import { WatchLists } from './watch-list.js';

export interface ResponseParserOptions {
  /** Tool definitions (JSON Schema, as chat templates take them): arguments of tool calls are cast by them. */
  readonly tools?: unknown;
  /** Add spans, delimiters and captures to events, and give `held`. */
  readonly trace?: boolean | undefined;
  /** A region whose text cannot become a value: throw (the default, as the reference), or emit `region_malformed` and go on. */
  readonly onMalformed?: 'throw' | 'event' | undefined;
  /** Turns token ids into text; needed only where the prefix (or a text of `parseResponse`) is given as ids. */
  readonly decode?: ((ids: readonly number[]) => string) | undefined;
  /** The budget of one search with a pattern, in steps of the matcher; absent: its own default. */
  readonly patternSteps?: number | undefined;
}

/** What `finalize` gives. */
export interface FinalResult {
  readonly message: JsonObject;
  readonly finalEvents: readonly ParserEvent[];
}

/**
 * Parses ONE generation as its text arrives (specification, sections 2 and 4). However the text is cut into chunks, the message is the
 * same.
 *
 *     const parser = new ResponseParser(template, prompt);
 *     show(parser.initialEvents);
 *     for await (const chunk of generation) show(parser.feed(chunk));
 *     const { message, finalEvents } = parser.finalize();
 *
 * Every error is a `ResponseTemplateError`. After one inside `feed`, the parser is of no more use (`parser-broken`).
 */
export class ResponseParser {
  /** The events that the prefix itself caused. */
  readonly initialEvents: readonly ParserEvent[];
  private readonly buffer: TextBuffer;
  private readonly scan: Scan;
  private readonly regions: Regions;
  private readonly trace: boolean;
  private stage: ErrorStage = 'init';
  private state: 'ready' | 'broken' | 'finalized' = 'ready';

  /**
   * @param template a loaded template, or one to be loaded
   * @param prefix   the prompt that the model was given (text, or token ids with `decode`); "" where there is none. Leaving it out is an error, since many chat
   *                 templates open the message, or a thinking block, before the model writes
   * @throws ResponseTemplateError at stage `load` or `init`
   */
  constructor(template: unknown, prefix: TextOrIds, options: ResponseParserOptions = {}) {
    const loaded = template instanceof ResponseTemplate ? template : loadTemplate(template);
    const fields = ResponseTemplate.fieldsOf(loaded);
    const tools = this.guard(() => this.readTools(options.tools));
    const kept = this.guard(() => this.keptOf(prefix, loaded, options));
    this.trace = options.trace === true;
    this.buffer = new TextBuffer(-kept.length);
    this.regions = this.createRegions(fields, loaded.defaults, -kept.length, tools, options);
    this.scan = new Scan(this.buffer, new WatchLists(fields, options.patternSteps), this.regions);
    this.initialEvents = kept === '' ? [] : this.take(kept);
  }

  private readTools(tools: unknown): ToolProperties {
    const read = readTools(tools);
    if (read === undefined)
      throw this.error({ code: 'tools-type', message: 'The tools must be a list of definitions.' });
    return read;
  }

  private keptOf(prefix: unknown, template: ResponseTemplate, options: ResponseParserOptions): string {
    const { patternSteps, decode } = options;
    if (prefix === undefined || prefix === null) {
      const message = 'The prefix is missing. Pass the prompt that the model was given, or "" if there is none.';
      throw this.error({ code: 'prefix-missing', message });
    }
    const text = decoded(prefix, decode);
    if (text === undefined) {
      const message = 'The prefix must be a string, or token ids together with the option "decode".';
      throw this.error({ code: 'prefix-type', message });
    }
    return text === '' ? '' : cutPrefix(text, ResponseTemplate.startAnchorOf(template), patternSteps);
  }

  private createRegions(
    fields: readonly Field[],
    defaults: JsonObject,
    start: number,
    tools: ToolProperties,
    options: ResponseParserOptions,
  ): Regions {
    const byName = new Map(fields.map((field) => [field.name, field]));
    const regionsOptions = { tools, trace: this.trace, keepMalformed: options.onMalformed === 'event' };
    const failure = (error: ValueError, field: string, offset: number) =>
      this.error({
        code: error.code,
        message: `Field "${field}": ${error.message}`,
        field,
        path: error.path,
        offset,
        cause: error,
      });
    return new Regions(byName, defaults, start, regionsOptions, failure);
  }

  /**
   * Takes the next piece of the generation. Text that may still become a delimiter is held back.
   *
   * @param chunk any cut of the text, inside delimiters and surrogate pairs too
   * @returns the events that it caused
   * @throws ResponseTemplateError at stage `feed`
   */
  feed(chunk: string): readonly ParserEvent[] {
    this.stage = 'feed';
    this.checkState();
    if (typeof chunk !== 'string') {
      throw this.error({ code: 'chunk-type', message: `A chunk must be a string, not ${typeName(chunk)}.` });
    }
    return this.take(chunk);
  }

  private take(chunk: string): ReturnType<Regions['takeEvents']> {
    return this.guard(() => {
      if (this.buffer.append(chunk)) this.scan.advance(false);
      return this.regions.takeEvents();
    });
  }

  /**
   * Ends the generation: what is held is decided, what is open is closed.
   *
   * @throws ResponseTemplateError at stage `finalize`. After `field-missing` the parser can still be fed and finalized again
   */
  finalize(): FinalResult {
    this.stage = 'finalize';
    this.checkState();
    const finalEvents = this.guard(() => {
      this.buffer.complete();
      this.scan.advance(true);
      this.regions.closeAtEnd(this.buffer.end);
      return this.regions.takeEvents();
    });
    this.checkRequired();
    this.state = 'finalized';
    return { message: this.regions.toMessage(), finalEvents };
  }

  private checkRequired(): void {
    const missing = this.regions.missingField();
    if (missing === undefined) return;
    const message = `The field "${missing.name}" is required, and the text has none.`;
    throw this.error({ code: 'field-missing', message, field: missing.name, path: missing.path });
  }

  /** Text that has arrived and may still become a delimiter. With the option `trace` only. */
  get held(): HeldText | undefined {
    return this.trace ? this.scan.held : undefined;
  }

  /**
   * The input offset (UTF-16, see `Span`) up to which text is committed or emitted; negative inside the prefix.
   */
  get consumed(): number {
    return this.buffer.position;
  }

  private checkState(): void {
    if (this.state === 'finalized') {
      throw this.error({
        code: 'parser-finalized',
        message: 'The parser is finalized: use a new one for each generation.',
      });
    }
    if (this.state === 'broken') {
      throw this.error({
        code: 'parser-broken',
        message: 'The parser failed before: use a new one for each generation.',
      });
    }
  }

  /** Runs a step; whatever goes wrong in it breaks the parser, and leaves as a `ResponseTemplateError`. */
  private guard<T>(step: () => T): T {
    try {
      return step();
    } catch (error) {
      this.state = 'broken';
      throw this.typed(error);
    }
  }

  private typed(error: unknown): unknown {
    if (error instanceof PatternLimitReached) {
      const { field, path, offset, message } = error;
      return this.error({ code: 'pattern-limit', message, field, path, offset, cause: error });
    }
    if (error instanceof DepthError) return this.error({ code: 'depth-limit', message: error.message, cause: error });
    if (error instanceof ZeroWidthLoop) {
      const { field, offset, message } = error;
      return this.error({ code: 'zero-width-loop', message, field, path: ['fields', field], offset });
    }
    return error;
  }

  private error(details: Omit<ErrorDetails, 'stage'>): ResponseTemplateError {
    return new ResponseTemplateError({ ...details, stage: this.stage });
  }
}
