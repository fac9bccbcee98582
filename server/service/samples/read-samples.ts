import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import type { JsonObject, JsonValue } from '../../../parser/values.js';
import type { WrittenRange } from '../document/locate.js';
import { isList, isObject, readExactJson } from '../engine.js';
import type { Expectation, Sample, SampleList, UnreadSample } from './sample.js';

/**
 * The samples of a file: `{"samples": […]}`, or one sample a line where its name ends in `l`. Broken entries are told apart, the others
 * are read; other keys are ignored.
 */
export function readSamples(fileName: string, text: string): SampleList {
  const entries = /l$/i.test(fileName) ? linesOf(text) : entriesOf(text);
  const samples: Sample[] = [];
  const unread: UnreadSample[] = [];
  for (const [index, place] of entries.entries()) {
    const read: string | ReadSample =
      'reason' in place ? place.reason : readSample(text.slice(place.start, place.end), index);
    if (typeof read === 'string') unread.push({ start: place.start, end: place.end, reason: read });
    else samples.push({ ...read, start: place.start, end: place.end });
  }
  return { samples, unread };
}

/** The place of a sample, or of what cannot be one. */
type Entry = WrittenRange & { readonly reason?: string };

function* linesIn(text: string): Generator<WrittenRange> {
  let start = text.startsWith('\ufeff') ? 1 : 0;
  while (start < text.length) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    yield { start, end: text[end - 1] === '\r' ? end - 1 : end };
    start = end + 1;
  }
}

function linesOf(text: string): readonly Entry[] {
  return [...linesIn(text)].filter(({ start, end }) => text.slice(start, end).trim() !== '');
}

function entriesOf(text: string): readonly Entry[] {
  const errors: ParseError[] = [];
  const first = text.startsWith('\ufeff') ? 1 : 0;
  const root = parseTree(text.slice(first), errors, { disallowComments: true });
  const whole = { start: 0, end: text.length };
  if (root === undefined || errors.length > 0) return [{ ...whole, reason: 'The file is no JSON.' }];
  const list = memberOf(root, 'samples');
  if (list?.type !== 'array') return [{ ...whole, reason: 'The file has no list "samples".' }];
  return (list.children ?? []).map(({ offset, length }) => ({ start: first + offset, end: first + offset + length }));
}

/** The last member of that name, as JSON readers take it. */
function memberOf({ children = [] }: Node, key: string): Node | undefined {
  return children.filter((property) => property.children?.[0]?.value === key).at(-1)?.children?.[1];
}

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
