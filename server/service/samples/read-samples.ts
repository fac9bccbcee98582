import type { JsonObject, JsonValue } from '../../../parser/values.js';
import { isList, isObject, readExactJson } from '../engine.js';
import { sampleEntries, type UnreadFile } from './entries.js';
import type { Expectation, Sample, SampleList, UnreadSample } from './sample.js';

/**
 * The samples of a file: `{"samples": […]}`, or one sample a line where its name ends in `l`. Broken entries are told apart, the others
 * are read; other keys are ignored.
 */
export function readSamples(fileName: string, text: string): SampleList {
  const entries = sampleEntries(fileName, text);
  if (typeof entries === 'string')
    return { samples: [], unread: [{ start: 0, end: text.length, reason: UNREAD[entries] }] };
  const samples: Sample[] = [];
  const unread: UnreadSample[] = [];
  for (const [index, { start, end }] of entries.entries()) {
    const read = readSample(text.slice(start, end), index);
    if (typeof read === 'string') unread.push({ start, end, reason: read });
    else samples.push({ ...read, start, end });
  }
  return { samples, unread };
}

const UNREAD: Readonly<Record<UnreadFile, string>> = {
  'no-json': 'The file is no JSON.',
  'no-list': 'The file has no list "samples".',
};

type ReadSample = Omit<Sample, 'start' | 'end'>;

/** The sample that is written in a text, or why it is none. */
function readSample(text: string, index: number): ReadSample | string {
  const value = readExactJson(text);
  if (value === undefined) return 'This is no JSON.';
  if (!isObject(value)) return 'A sample is an object.';
  const { name, tools, expect = null } = value;
  const prefix = prefixOf(value);
  if (prefix === undefined) return 'A sample needs its "prefix", or "messages".';
  const chunks = chunksOf(value);
  if (chunks === undefined) return 'A sample needs its "output" as text, or "chunks" as a list of texts.';
  const expectation = expectationOf(expect);
  if (expectation === undefined) return '"expect" is {"message": …, "events": …}, or {"error": …}.';
  return {
    name: typeof name === 'string' ? name : `#${index + 1}`,
    prefix: prefix ?? undefined,
    chunks,
    tools: tools ?? undefined,
    expect: expectation === 'nothing' ? undefined : expectation,
  };
}

/** Null for a sample with messages, undefined for one with neither. */
function prefixOf({ prefix, messages }: JsonObject): string | null | undefined {
  if (typeof prefix === 'string') return prefix;
  return prefix === undefined && isList(messages) ? null : undefined;
}

function chunksOf({ output, chunks }: JsonObject): readonly string[] | undefined {
  if (typeof output === 'string') return [output];
  if (output !== undefined || !isList(chunks)) return undefined;
  const texts = chunks.filter((chunk) => typeof chunk === 'string');
  return texts.length === chunks.length ? texts : undefined;
}

function expectationOf(expect: JsonValue): Expectation | 'nothing' | undefined {
  if (expect === null) return 'nothing';
  if (!isObject(expect)) return undefined;
  const { message, events, error } = expect;
  if (error === true || typeof error === 'string') return { kind: 'error', code: error };
  if (error !== undefined) return undefined;
  return message === undefined && events === undefined ? 'nothing' : { kind: 'result', message, events };
}
