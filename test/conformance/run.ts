import { type JsonValue, loadTemplate, ResponseParser, ResponseTemplateError } from '../../parser/index.js';
import { mergeChunks, same } from './compare.js';
import { type Difference, firstDifference, hasLiteralsOnly } from './differences.js';
import {
  type Answer,
  chunksFor,
  type LoadCase,
  MODES,
  type Mode,
  type ParseCase,
  readLoadCases,
  readParseCases,
} from './vectors.js';

/** The engine's answer. Anything but a `ResponseTemplateError` is a bug and gets out. */
export function answer(test: ParseCase, mode: Mode): Answer {
  const feeds: JsonValue[][] = [];
  try {
    const template = loadTemplate(test.template);
    const parser = new ResponseParser(template, test.prefix, { tools: test.tools });
    for (const chunk of chunksFor(mode, test.chunks)) feeds.push([...parser.feed(chunk)] as unknown as JsonValue[]);
    const { message, finalEvents } = parser.finalize();
    return {
      ok: true,
      message,
      initialEvents: parser.initialEvents as unknown as readonly JsonValue[],
      events: feeds,
      finalEvents: finalEvents as unknown as readonly JsonValue[],
    };
  } catch (error) {
    if (error instanceof ResponseTemplateError) return { ok: false, stage: error.stage };
    throw error;
  }
}

const stream = (events: Answer & { ok: true }) =>
  mergeChunks([...events.initialEvents, ...events.events.flat(), ...events.finalEvents]);

/** What differs between the reference's answer and ours; undefined where nothing does. */
function difference(expected: Answer, actual: Answer): string | undefined {
  if (!expected.ok || !actual.ok) {
    if (expected.ok !== actual.ok) return actual.ok ? 'should fail' : `fails at ${actual.stage}`;
    const load = [expected, actual].map((side) => !side.ok && side.stage === 'load');
    return load[0] === load[1] ? undefined : 'fails at another stage';
  }
  if (!same(expected.message, actual.message)) return 'message';
  return same(stream(expected), stream(actual)) ? undefined : 'events';
}

export interface Mismatch {
  readonly id: string;
  readonly mode: string;
  readonly what: string;
}
export interface Report {
  readonly file: string;
  readonly cases: number;
  readonly mismatches: readonly Mismatch[];
  /** Cases that the reference parses, and those of them in which some `feed` does not give the reference's events. */
  readonly successes: number;
  readonly differences: readonly Difference[];
  /** The same for those whose delimiters are one literal each. */
  readonly literal: { readonly successes: number; readonly differences: readonly Difference[] };
}

function checkInvariant(test: ParseCase): readonly Mismatch[] {
  return MODES.flatMap((mode) => {
    const what = difference(test.expect, answer(test, mode));
    return what === undefined ? [] : [{ id: test.id, mode, what }];
  });
}

/** Where the reference's own answer depends on the chunking, ours must not. */
function checkChunking(test: ParseCase): readonly Mismatch[] {
  const [first, ...rest] = MODES.map((mode) => answer(test, mode)) as [Answer, ...Answer[]];
  const what = rest.map((other) => difference(first, other)).find((found) => found !== undefined);
  return what === undefined ? [] : [{ id: test.id, mode: 'chunking', what }];
}

function checkFeeds(cases: readonly ParseCase[]): Report['literal'] {
  const differences = cases.flatMap((test) => (test.expect.ok ? (firstDifference(test, test.expect) ?? []) : []));
  return { successes: cases.length, differences };
}

export function checkParseFile(file: Parameters<typeof readParseCases>[0]): Report {
  const cases = readParseCases(file);
  const successes = cases.filter((test) => test.invariant && test.expect.ok);
  return {
    file,
    cases: cases.length,
    mismatches: cases.flatMap((test) => (test.invariant ? checkInvariant(test) : checkChunking(test))),
    ...checkFeeds(successes),
    literal: checkFeeds(successes.filter(hasLiteralsOnly)),
  };
}

/** Ours to refuse although the reference loads them: `pattern-unsupported`. */
export const REFUSED_BY_DESIGN = ['pattern recursion', 'pattern fuzzy', 'pattern \\N{}'];

function loadVerdict(test: LoadCase): string | undefined {
  try {
    const template = loadTemplate(test.template);
    if (!test.ok) return 'loads';
    return (template.implicitField ?? null) === (test.implicit ?? null) ? undefined : 'another implicit field';
  } catch (error) {
    if (!(error instanceof ResponseTemplateError)) throw error;
    if (REFUSED_BY_DESIGN.includes(test.id)) return error.code === 'pattern-unsupported' ? undefined : error.code;
    return test.ok ? `refused: ${error.code}` : undefined;
  }
}

export function checkLoadFile(file: Parameters<typeof readLoadCases>[0]): Report {
  const cases = readLoadCases(file);
  const mismatches = cases.flatMap((test) => {
    const what = loadVerdict(test);
    return what === undefined ? [] : [{ id: test.id, mode: 'load', what }];
  });
  const none = { successes: 0, differences: [] };
  return { file, cases: cases.length, mismatches, ...none, literal: none };
}
