import {
  type ErrorStage,
  isObject,
  type JsonObject,
  type JsonValue,
  loadTemplate,
  parseJson,
  ResponseParser,
  type ResponseTemplate,
  ResponseTemplateError,
  writeJson,
} from '../../parser/index.js';
import { readLines } from './lines.js';

export interface BatchOptions {
  /** Load the templates only. */
  readonly validate: boolean;
}

interface BatchFailure {
  readonly id: JsonValue;
  readonly ok: false;
  readonly stage: ErrorStage;
  readonly code: string;
  readonly message: string;
  /** Index of the chunk at which the parse failed. */
  readonly feed_index?: number;
  /** Line of the input, from 1, where the line itself is broken. */
  readonly line?: number;
}

/** A line that holds no case at all. */
class LineError extends Error {}

function readCase(line: string): JsonObject {
  let value: JsonValue;
  try {
    value = parseJson(line);
  } catch (error) {
    throw new LineError(`The line cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (!isObject(value)) throw new LineError('The line is not a JSON object.');
  return value;
}

function chunksOf(test: JsonObject): readonly string[] {
  if (test.chunks === undefined || test.chunks === null) {
    if (typeof test.text === 'string') return [test.text];
    throw new LineError('The line has neither "chunks" (a list of strings) nor "text" (a string).');
  }
  if (typeof test.text === 'string') throw new LineError('The line has both "chunks" and "text": give one of them.');
  if (Array.isArray(test.chunks) && test.chunks.every((chunk) => typeof chunk === 'string')) return test.chunks;
  throw new LineError('"chunks" is not a list of strings.');
}

function failure(id: JsonValue, error: ResponseTemplateError, feedIndex: number): BatchFailure {
  const { stage, code, message } = error;
  return { id, ok: false, stage, code, message, ...(stage === 'feed' ? { feed_index: feedIndex } : {}) };
}

function parse(id: JsonValue, template: ResponseTemplate, test: JsonObject): object {
  const chunks = chunksOf(test);
  const events: unknown[] = [];
  try {
    const parser = new ResponseParser(template, test.prefix as string, { tools: test.tools ?? undefined });
    for (const chunk of chunks) events.push(parser.feed(chunk));
    const { message, finalEvents } = parser.finalize();
    return { id, ok: true, message, initial_events: parser.initialEvents, events, final_events: finalEvents };
  } catch (error) {
    if (error instanceof ResponseTemplateError) return failure(id, error, events.length);
    throw error;
  }
}

function answerCase(test: JsonObject, options: BatchOptions): object {
  const id = test.id ?? null;
  if (test.template === undefined) {
    const message = 'The line has no key "template".';
    return { id, ok: false, stage: 'load', code: 'template-type', message } satisfies BatchFailure;
  }
  let template: ResponseTemplate;
  try {
    template = loadTemplate(test.template);
  } catch (error) {
    if (error instanceof ResponseTemplateError) return failure(id, error, 0);
    throw error;
  }
  if (options.validate) return { id, ok: true, implicit: template.implicitField ?? null };
  return parse(id, template, test);
}

/** One line of answers for one line of cases. Whatever goes wrong with a case is its own answer, so that the rest goes on. */
export function answerLine(line: string, lineNumber: number, options: BatchOptions): string {
  let id: JsonValue = null;
  let answer: object;
  try {
    const test = readCase(line);
    id = test.id ?? null;
    answer = answerCase(test, options);
  } catch (error) {
    answer = brokenLine(id, lineNumber, error);
  }
  return writeJson(answer as JsonValue, { exact: true });
}

/** A line that holds no case, or (`internal-error`) one on which the engine broke its promise of typed errors. */
function brokenLine(id: JsonValue, line: number, error: unknown): BatchFailure {
  const code = error instanceof LineError ? 'line-invalid' : 'internal-error';
  const message = error instanceof Error ? error.message : String(error);
  return { id, ok: false, stage: 'load', code, message, line };
}

/** Answers a stream of JSON Lines, a line each, in order. `write` resolves when more may be written. */
export async function batch(
  input: AsyncIterable<Uint8Array>,
  write: (text: string) => Promise<void>,
  options: BatchOptions,
): Promise<void> {
  let lineNumber = 0;
  for await (const line of readLines(input)) {
    lineNumber += 1;
    if (line.trim() !== '') await write(`${answerLine(line, lineNumber, options)}\n`);
  }
}
