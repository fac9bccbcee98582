import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import type { WrittenRange } from '../document/locate.js';

/** The place of what should be a sample, in UTF-16 units of the file. */
export interface SampleEntry extends WrittenRange {
  /** Of its line, or in the list; from 1. */
  readonly number: number;
}

/** Why a file has no entries: it cannot be read as a whole. */
export type UnreadFile = 'no-json' | 'no-list';

/** Where the samples of a file are written: `{"samples": […]}`, or one sample a line where its name ends in `l`. Lines may be blank. */
export function sampleEntries(fileName: string, text: string): readonly SampleEntry[] | UnreadFile {
  return /l$/i.test(fileName) ? linesOf(text) : membersOf(text);
}

/** The tree of a JSON text; undefined for one that is none. Comments are no JSON. */
export function strictTree(text: string): Node | undefined {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  return errors.length === 0 ? root : undefined;
}

/** The value of the last member of that name, as JSON readers take it. */
export function memberOf({ children = [] }: Node, key: string): Node | undefined {
  return children.filter((property) => property.children?.[0]?.value === key).at(-1)?.children?.[1];
}

function linesOf(text: string): readonly SampleEntry[] {
  return [...linesIn(text)].filter(({ start, end }) => text.slice(start, end).trim() !== '');
}

function* linesIn(text: string): Generator<SampleEntry> {
  let start = startOf(text);
  for (let number = 1; start < text.length; number++) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    yield { start, end: text[end - 1] === '\r' ? end - 1 : end, number };
    start = end + 1;
  }
}

function membersOf(text: string): readonly SampleEntry[] | UnreadFile {
  const first = startOf(text);
  const root = strictTree(text.slice(first));
  if (root === undefined) return 'no-json';
  const list = memberOf(root, 'samples');
  if (list?.type !== 'array') return 'no-list';
  return (list.children ?? []).map(({ offset, length }, index) => ({
    start: first + offset,
    end: first + offset + length,
    number: index + 1,
  }));
}

/** Behind a byte order mark. */
function startOf(text: string): number {
  return text.startsWith('\ufeff') ? 1 : 0;
}
