import { type JsonValue, loadTemplate, type ParserEvent, ResponseParser } from '../../parser/index.js';
import { mergeChunks, same } from './compare.js';
import type { ParseCase, Success } from './vectors.js';

/** Why a feed may show what the reference's does not, by the rule for undecided matches ("Where we follow which", 3). */
export const REASONS = {
  pattern: 'earlier: the match of a pattern ends with the text and is decided; the reference waits for more',
  list: 'earlier: a literal that no other one of its list can continue ends with the text; the reference waits for more',
  rival: 'earlier: a pattern matches what a literal does, both are decided; the reference waits for more',
  nested: 'later: a longer or an earlier literal of the list may still come; the reference does not wait for it',
} as const;
export type Reason = keyof typeof REASONS;

export interface Difference {
  readonly id: string;
  /** The first feed that differs; -1: the prefix. */
  readonly feed: number;
  /** `undefined`: no rule allows it. */
  readonly reason: Reason | undefined;
}

type Keys = Readonly<Record<string, JsonValue | undefined>>;

const fieldsOf = (test: ParseCase): Readonly<Record<string, Keys>> =>
  (test.template as unknown as { readonly fields: Readonly<Record<string, Keys>> }).fields;

const literalsOf = (value: JsonValue | undefined): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((literal) => typeof literal === 'string');

const plain = ({ span, delimiter, captures, ...event }: ParserEvent): JsonValue => event as unknown as JsonValue;

/** Whether the first stream of events has come further than the second. */
function isAhead(first: readonly JsonValue[], second: readonly JsonValue[]): boolean {
  const [one, other] = [mergeChunks(first), mergeChunks(second)];
  if (one.length !== other.length) return one.length > other.length;
  const textOf = (events: typeof one) => (events.at(-1) as { readonly text?: string } | undefined)?.text ?? '';
  return textOf(one).length > textOf(other).length;
}

/** A pattern of the template takes just this text. */
function isTakenByPattern(test: ParseCase, text: string): boolean {
  const patterns = Object.values(fieldsOf(test)).flatMap((field) => [field.open_pattern, field.close_pattern]);
  return patterns.some((pattern) => {
    if (pattern === undefined) return false;
    const parser = new ResponseParser(
      { start_anchor: 'A:', fields: { v: { open_pattern: pattern, transform: '{content}' } } },
      '',
      {
        trace: true,
      },
    );
    return parser.feed(text).some((event) => event.delimiter === text);
  });
}

/** Ours has just committed a delimiter that ends with the text. */
function earlier(test: ParseCase, ours: readonly ParserEvent[], end: number): Reason | undefined {
  const last = ours.at(-1);
  if (last?.delimiter === undefined || last.span?.end !== end) return undefined;
  const side = last.type === 'region_open' ? 'open' : 'close';
  const delimiter = fieldsOf(test)[last.field]?.[side];
  if (delimiter === undefined) return 'pattern';
  const literals = literalsOf(delimiter);
  if (literals.some((one) => literals.some((other) => one !== other && other.startsWith(one)))) return 'list';
  return isTakenByPattern(test, last.delimiter) ? 'rival' : undefined;
}

/** Ours still holds text for a list with one literal inside another. */
function later(test: ParseCase, parser: ResponseParser): Reason | undefined {
  const lists = parser.held?.delimiters.map(({ field, side }) => literalsOf(fieldsOf(test)[field]?.[side])) ?? [];
  const isNested = (list: readonly string[]) =>
    list.some((one) => list.some((other) => one !== other && other.includes(one)));
  return lists.some(isNested) ? 'nested' : undefined;
}

/** The first feed with other events than the reference's. The case is one that the reference parses. */
export function firstDifference(test: ParseCase, expected: Success): Difference | undefined {
  const parser = new ResponseParser(loadTemplate(test.template), test.prefix, { tools: test.tools, trace: true });
  const ours: ParserEvent[] = [];
  const theirs: JsonValue[] = [];
  let end = 0;
  const compare = (
    feed: number,
    events: readonly ParserEvent[],
    answer: readonly JsonValue[],
  ): Difference | undefined => {
    ours.push(...events);
    theirs.push(...answer);
    if (same(answer, events.map(plain))) return undefined;
    const reason = isAhead(ours.map(plain), theirs) ? earlier(test, ours, end) : later(test, parser);
    return { id: test.id, feed, reason };
  };
  let found = compare(-1, parser.initialEvents, expected.initialEvents);
  for (let feed = 0; feed < test.chunks.length && !found; feed++) {
    const chunk = test.chunks[feed] ?? '';
    end += chunk.length;
    found = compare(feed, parser.feed(chunk), expected.events[feed] ?? []);
  }
  return found ?? compare(test.chunks.length, parser.finalize().finalEvents, expected.finalEvents);
}

/** Each delimiter of the template is one literal. */
export function hasLiteralsOnly(test: ParseCase): boolean {
  return Object.values(fieldsOf(test)).every(
    ({ open, close, open_pattern, close_pattern }) =>
      open_pattern === undefined &&
      close_pattern === undefined &&
      [open, close].every((side) => new Set(literalsOf(side)).size <= 1),
  );
}
