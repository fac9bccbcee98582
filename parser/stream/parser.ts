import { type ErrorStage, ResponseTemplateError } from '../errors.js';
import type { HeldText, ParserEvent } from '../events.js';
import { Failure, type FailureDetails, valueFailure } from '../failure.js';
import { loadTemplate } from '../template/load.js';
import { ResponseTemplate } from '../template/loaded.js';
import { readTools } from '../tools/schemas.js';
import type { JsonObject } from '../values.js';
import { type ReadOptions, readOptions } from './options.js';
import { cutPrefix } from './prefix.js';
import { Regions } from './regions.js';
import { Scan } from './scan.js';
import { TextBuffer } from './text-buffer.js';
import { type TextOrIds, textOf } from './token-ids.js';
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
  /**
   * The steps that the searches of patterns may take together without getting on (see docs/patterns.md); absent, or no number from 0 on: 2,500,000.
   */
  readonly patternSteps?: number | undefined;
}

/** What `finalize` gives. */
export interface FinalResult {
  readonly message: JsonObject;
  readonly finalEvents: readonly ParserEvent[];
}

/** Why a parser takes nothing more. */
const ENDED = { 'parser-finalized': 'is finalized', 'parser-broken': 'failed before' } as const;

/**
 * Parses ONE generation as its text arrives (specification, sections 2 and 4). However the text is cut into chunks, the message is the
 * same.
 *
 *     const parser = new ResponseParser(template, prompt);
 *     show(parser.initialEvents);
 *     for await (const chunk of generation) show(parser.feed(chunk));
 *     const { message, finalEvents } = parser.finalize();
 *
 * Every error is a `ResponseTemplateError`, with the events that its call had caused before. After one inside `feed`, the parser is of no
 * more use (`parser-broken`).
 */
export class ResponseParser {
  /** The events that the prefix itself caused. */
  readonly initialEvents: readonly ParserEvent[];
  /** What the start anchor left of the prefix: parsed as if it had been generated, at the input offsets before 0. */
  readonly keptPrefix: string;
  readonly #buffer: TextBuffer;
  readonly #scan: Scan;
  readonly #regions: Regions;
  readonly #options: ReadOptions;
  #stage: ErrorStage = 'init';
  #ended: keyof typeof ENDED | undefined;

  /**
   * @param template a loaded template, or one to be loaded
   * @param prefix   the prompt that the model was given (text, or token ids with `decode`); "" where there is none. Leaving it out is an error, since many chat
   *                 templates open the message, or a thinking block, before the model writes
   * @param given    absent or null: no options
   * @throws ResponseTemplateError at stage `load` or `init`
   */
  constructor(template: unknown, prefix: TextOrIds, given?: ResponseParserOptions | null) {
    const loaded = loadTemplate(template);
    const { fields, startAnchor } = ResponseTemplate.partsOf(loaded);
    const [options, tools, kept] = this.#guard(() => {
      const options = readOptions(given);
      const tools = readTools(options.tools);
      return [options, tools, cutPrefix(prefixText(prefix, options.decode), startAnchor, options.limits)];
    });
    this.keptPrefix = kept;
    this.#options = options;
    const start = 0 - kept.length;
    this.#buffer = new TextBuffer(start);
    this.#regions = new Regions(fields, loaded.defaults, start, { ...options, tools });
    this.#scan = new Scan(this.#buffer, new WatchLists(fields, options.limits), this.#regions);
    this.initialEvents = this.#take(kept);
  }

  /**
   * Takes the next piece of the generation. Text that may still become a delimiter is held back.
   *
   * @param chunk any cut of the text, inside delimiters and surrogate pairs too
   * @returns the events that it caused
   * @throws ResponseTemplateError at stage `feed`; after `chunk-type` the parser can still be fed
   */
  feed(chunk: string): readonly ParserEvent[] {
    this.#enter('feed');
    if (typeof chunk !== 'string') {
      throw this.#error({
        code: 'chunk-type',
        message: `A chunk must be a string, not ${chunk === null ? chunk : typeof chunk}.`,
      });
    }
    return this.#take(chunk);
  }

  /**
   * Takes all of a generation and ends it.
   *
   * @param text the text, or its token ids (with the option `decode`)
   * @throws ResponseTemplateError at stage `feed` or `finalize`
   */
  messageOf(text: TextOrIds): JsonObject {
    this.#enter('feed');
    this.#take(this.#guard(() => textOf(text, this.#options.decode, 'chunk-type', 'text')));
    return this.finalize().message;
  }

  #take(chunk: string): readonly ParserEvent[] {
    this.#guard(() => this.#scan.take(chunk));
    return this.#regions.takeEvents();
  }

  /**
   * Ends the generation: what is held is decided, what is open is closed.
   *
   * @throws ResponseTemplateError at stage `finalize`. After `field-missing` the parser can still be fed and finalized again
   */
  finalize(): FinalResult {
    this.#enter('finalize');
    this.#guard(() => {
      this.#buffer.complete();
      this.#scan.advance(true);
      this.#regions.close(this.#buffer.end, this.#buffer.end);
    });
    const missing = this.#regions.missingField();
    if (missing) {
      const { name: field, path } = missing;
      const message = `The field "${field}" is required, and the text has none.`;
      throw this.#error({ code: 'field-missing', message, field, path });
    }
    this.#ended = 'parser-finalized';
    return { message: this.#regions.toMessage(), finalEvents: this.#regions.takeEvents() };
  }

  /** Text that has arrived and may still become a delimiter. With the option `trace` only. */
  get held(): HeldText | undefined {
    return this.#options.trace ? this.#scan.held : undefined;
  }

  /**
   * The input offset (UTF-16, see `Span`) up to which text is committed or emitted; negative inside the prefix.
   */
  get consumed(): number {
    return this.#buffer.position;
  }

  #enter(stage: ErrorStage): void {
    this.#stage = stage;
    const code = this.#ended;
    if (!code) return;
    throw this.#error({ code, message: `The parser ${ENDED[code]}: use a new one for each generation.` });
  }

  /** What goes wrong in a step breaks the parser, and leaves it as a `ResponseTemplateError`. */
  #guard<T>(step: () => T): T {
    try {
      return step();
    } catch (cause) {
      this.#ended = 'parser-broken';
      throw cause instanceof Failure ? this.#error(cause.details) : cause;
    }
  }

  #error(details: FailureDetails): ResponseTemplateError {
    return new ResponseTemplateError({ ...details, stage: this.#stage, events: this.#regions?.takeEvents() ?? [] });
  }
}

/** @throws Failure where it is neither text nor ids that can be decoded */
function prefixText(prefix: unknown, decode: ResponseParserOptions['decode']): string {
  if (prefix === undefined || prefix === null) {
    const message = 'The prefix is missing. Pass the prompt that the model was given, or "" if there is none.';
    throw valueFailure('prefix-missing', message);
  }
  return textOf(prefix, decode, 'prefix-type', 'prefix');
}
