import {
  describeProblem,
  isObject,
  type JsonValue,
  keysOf,
  loadTemplate,
  type ParserEvent,
  parseJson,
  ResponseParser,
  type ResponseTemplate,
  ResponseTemplateError,
  type TemplateProblem,
  validateTemplate,
  writeJson,
} from '../../parser/index.js';
import { cutText, fitting } from '../model/chunking.js';
import type {
  EngineRequest,
  EngineResult,
  Failure,
  TemplateFinding,
  Timeline,
  TimelineError,
  TimelineEvent,
  TimelineGroup,
  TimelineHeld,
} from '../model/timeline.js';
import { pathText } from '../model/values.js';

/** Runs the engine once. Never throws: whatever goes wrong is in the result, beside what happened before it. */
export function runEngine(request: EngineRequest): EngineResult {
  const spec = readJson(request.template, 'template');
  if ('failure' in spec) return { findings: [], failure: spec.failure };
  const problems = validateTemplate(spec.value);
  const findings = problems.map(toFinding);
  if (problems.some((problem) => problem.refuses)) return { findings };
  const tools = request.tools.trim() === '' ? { value: undefined } : readJson(request.tools, 'tools');
  if ('failure' in tools) return { findings, failure: tools.failure };
  return { findings, ...parse(request, spec.value, tools.value) };
}

function readJson(text: string, stage: 'template' | 'tools'): { value: JsonValue } | { failure: Failure } {
  try {
    return { value: parseJson(text) };
  } catch (error) {
    const failure = toFailure(error, stage);
    // The place is told apart from the reason: offsets in a text that stands inside a file mean nothing to people.
    const message = failure.message.replace(/ at offset \d+$/, '');
    return { failure: { ...failure, message, code: 'json-syntax', offset: offsetOf(error) } };
  }
}

function parse(request: EngineRequest, spec: JsonValue, tools: JsonValue | undefined): Omit<EngineResult, 'findings'> {
  const recorder = new Recorder(fieldNames(spec));
  const chunking = fitting(request.output, request.chunking);
  const coarsened = chunking === request.chunking ? undefined : chunking.size;
  try {
    const template = loadTemplate(spec);
    const message = recorder.record(template, { ...request, chunking }, tools);
    const failure = recorder.malformed;
    const timeline = recorder.timeline();
    const outcome = failure === undefined ? { message: writeJson(message, { indent: 2 }) } : { failure };
    return { timeline, coarsened, ...outcome };
  } catch (error) {
    const failure = toFailure(error, recorder.stage);
    recorder.fail(failure, error instanceof ResponseTemplateError ? error.events : undefined);
    return { timeline: recorder.timeline(), coarsened, failure: recorder.malformed ?? failure };
  }
}

/** The fields in the order of the template. */
function fieldNames(spec: JsonValue): readonly string[] {
  const fields = isObject(spec) ? spec.fields : undefined;
  return isObject(fields) ? keysOf(fields) : [];
}

/** The call that is made at a stage. */
const KINDS = { init: 'initial', feed: 'feed', finalize: 'final' } as const;

/**
 * Keeps what each call of the parser caused. A malformed region is an event here, so that what came before it in the same call
 * is seen; the first one is the failure all the same, as it is for `parseResponse`.
 */
class Recorder {
  stage: 'load' | 'init' | 'feed' | 'finalize' = 'load';
  malformed: Failure | undefined;
  readonly #events: TimelineEvent[] = [];
  readonly #groups: TimelineGroup[] = [];
  #parser: ResponseParser | undefined;
  /** The chunk that is being fed. */
  #chunk = { start: 0, end: 0 };

  constructor(private readonly fields: readonly string[]) {}

  record(template: ResponseTemplate, request: EngineRequest, tools: JsonValue | undefined): JsonValue {
    this.stage = 'init';
    const options = { trace: true, onMalformed: 'event', ...(tools === undefined ? {} : { tools }) } as const;
    const parser = new ResponseParser(template, request.prefix, options);
    this.#parser = parser;
    this.#add('initial', parser.initialEvents, { start: 0 - parser.keptPrefix.length, end: 0 }, parser);
    this.stage = 'feed';
    for (const chunk of cutText(request.output, request.chunking)) {
      const start = this.#chunk.end;
      this.#chunk = { start, end: start + chunk.length };
      this.#add('feed', parser.feed(chunk), this.#chunk, parser);
    }
    this.stage = 'finalize';
    const end = this.#chunk.end;
    this.#chunk = { start: end, end };
    const { message, finalEvents } = parser.finalize();
    this.#add('final', finalEvents, this.#chunk, { consumed: end, held: undefined });
    return message;
  }

  /** Keeps the call that failed, with the events that it had caused. A template that does not load was never called. */
  fail({ code, message }: TimelineError, events: readonly ParserEvent[] = []): void {
    if (this.stage === 'load') return;
    // Where the prefix itself failed there is no parser to ask: its events tell what was kept.
    const chunk = this.#parser === undefined ? { start: events[0]?.span?.start ?? 0, end: 0 } : this.#chunk;
    const consumed = this.#parser?.consumed ?? events.at(-1)?.span?.end ?? chunk.start;
    this.#add(KINDS[this.stage], events, chunk, { consumed, held: undefined }, { code, message });
  }

  timeline(): Timeline {
    return { events: this.#events, groups: this.#groups, fields: this.fields };
  }

  #add(
    kind: TimelineGroup['kind'],
    events: readonly ParserEvent[],
    { start, end }: { readonly start: number; readonly end: number },
    after: Pick<ResponseParser, 'consumed' | 'held'>,
    error?: TimelineError,
  ): void {
    const first = this.#events.length;
    for (const event of events) this.#events.push(this.#toTimelineEvent(event));
    const held = after.held === undefined ? undefined : toHeld(after.held);
    this.#groups.push({ kind, first, count: events.length, start, end, consumed: after.consumed, held, error });
  }

  #toTimelineEvent(event: ParserEvent): TimelineEvent {
    if (event.type === 'region_malformed' && this.malformed === undefined) {
      const { code, message } = event.error;
      this.malformed = { stage: this.stage, code, message, field: event.field, offset: event.span?.start };
    }
    return toTimelineEvent(event);
  }
}

function toHeld(held: NonNullable<ResponseParser['held']>): TimelineHeld {
  return { text: held.text, start: held.span.start, end: held.span.end, delimiters: held.delimiters };
}

function toTimelineEvent(event: ParserEvent): TimelineEvent {
  const place = { start: event.span?.start, end: event.span?.end };
  const common = { ...place, delimiter: event.delimiter, captures: event.captures, field: event.field };
  switch (event.type) {
    case 'region_open':
      return { type: event.type, ...common };
    case 'region_chunk':
      return { type: event.type, ...common, text: event.text, dirty: event.dirty };
    case 'region_close':
      return { type: event.type, ...common, value: writeJson(event.value) };
    case 'region_malformed':
      return { type: event.type, ...common, text: event.text, error: event.error };
  }
}

function toFinding(problem: TemplateProblem): TemplateFinding {
  const { code, severity, refuses } = problem;
  return { code, severity, refuses, place: pathText(problem.path), message: describeProblem(problem) };
}

function toFailure(error: unknown, stage: Failure['stage']): Failure {
  if (error instanceof ResponseTemplateError) {
    const { code, message, field, path, offset } = error;
    return { stage: error.stage, code, message, field, place: path === undefined ? undefined : pathText(path), offset };
  }
  return { stage, code: 'unexpected', message: error instanceof Error ? error.message : String(error) };
}

function offsetOf(error: unknown): number | undefined {
  const offset: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'offset') : undefined;
  return typeof offset === 'number' ? offset : undefined;
}
