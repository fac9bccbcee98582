import type { ParserEvent } from '../../../parser/events.js';
import type { JsonValue } from '../../../parser/values.js';
import { ResponseParser, type ResponseTemplate, ResponseTemplateError } from '../engine.js';
import { sameValue } from './same-value.js';
import type { Expectation, Sample } from './sample.js';

/** What a template makes of a sample. */
export type SampleResult =
  | { readonly kind: 'message'; readonly message: JsonValue; readonly events: readonly ParserEvent[] }
  | { readonly kind: 'error'; readonly error: ResponseTemplateError };

/** `unknown`: the sample expects nothing, or has no prefix that could be taken. */
export type Verdict = 'pass' | 'fail' | 'unknown';

export interface SampleRun {
  readonly sample: Sample;
  readonly verdict: Verdict;
  /** Undefined where it was not run. */
  readonly result: SampleResult | undefined;
}

export interface RunLimits {
  /** See `ResponseParserOptions.patternSteps`. */
  readonly patternSteps?: number | undefined;
}

/** Runs one sample and compares what comes of it with what is expected. Never throws for what a template or a sample holds. */
export function runSample(template: ResponseTemplate, sample: Sample, limits: RunLimits = {}): SampleRun {
  const { prefix, expect } = sample;
  if (prefix === undefined) return { sample, verdict: 'unknown', result: undefined };
  const result = resultOf(template, { ...sample, prefix }, limits);
  if (expect === undefined) return { sample, verdict: 'unknown', result };
  return { sample, verdict: isAsExpected(result, expect) ? 'pass' : 'fail', result };
}

function resultOf(
  template: ResponseTemplate,
  { prefix, chunks, tools }: Sample & { readonly prefix: string },
  { patternSteps }: RunLimits,
): SampleResult {
  try {
    const parser = new ResponseParser(template, prefix, { tools, patternSteps });
    const fed = chunks.flatMap((chunk) => parser.feed(chunk));
    const { message, finalEvents } = parser.finalize();
    return { kind: 'message', message, events: [...parser.initialEvents, ...fed, ...finalEvents] };
  } catch (error) {
    if (error instanceof ResponseTemplateError) return { kind: 'error', error };
    throw error;
  }
}

function isAsExpected(result: SampleResult, expect: Expectation): boolean {
  if (expect.kind === 'error')
    return result.kind === 'error' && (expect.code === true || expect.code === result.error.code);
  if (result.kind === 'error') return false;
  const { message, events } = expect;
  const isSame = message === undefined || sameValue(message, result.message);
  return isSame && (events === undefined || sameValue(events, result.events.map(eventValue)));
}

/** Events are plain JSON, which their types do not say. */
function eventValue(event: ParserEvent): JsonValue {
  return Object.fromEntries(Object.entries(event));
}
