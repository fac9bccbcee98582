import type { WrittenEdit } from '../edits/written-edit.js';

/** A change of a pattern, in its own units, that may make it compile. */
export interface PatternRepair extends WrittenEdit {
  readonly title: string;
}

/** What could be meant by a pattern in which the module stops reading at an offset, the most likely first. */
export function* repairsOf(pattern: string, offset: number): Iterable<PatternRepair> {
  yield* foreignSyntax(pattern);
  yield* groupNames(pattern);
  yield* escapes(pattern, offset);
  if (!isEscaped(pattern, pattern.length)) {
    yield { title: 'Close the group at the end', ...insertion(pattern.length, ')') };
  }
  yield* lastOpening(pattern, '(');
  yield* lastOpening(pattern, '[');
}

/** What other engines write, and how the module writes it. */
const FOREIGN: readonly (readonly [form: RegExp, written: (name: string) => string])[] = [
  [/\\k(?:<(\w+)>|'(\w+)'|\{(\w+)\})/gu, (name) => `(?P=${name})`],
  [/\(\?'(\w+)'/gu, (name) => `(?P<${name}>`],
  [/\\u\{([0-9A-Fa-f]{1,6})\}/gu, hexEscape],
  [/\\x\{([0-9A-Fa-f]{1,6})\}/gu, hexEscape],
];

function hexEscape(digits: string): string {
  return digits.length > 4 ? `\\U${digits.padStart(8, '0')}` : `\\u${digits.padStart(4, '0')}`;
}

/** All of one form at once. */
function* foreignSyntax(pattern: string): Iterable<PatternRepair> {
  for (const [form, written] of FOREIGN) {
    const found = [...pattern.matchAll(form)];
    const [first] = found;
    const last = found.at(-1);
    if (first === undefined || last === undefined) continue;
    const { index: start } = first;
    const end = last.index + last[0].length;
    const replaced = pattern.slice(start, end).replace(form, (_, ...names) => written(String(names.find(isText))));
    yield {
      title: `Write ${first[0]} as ${written(String(first.slice(1).find(isText)))}`,
      start,
      end,
      newText: replaced,
    };
  }
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

/** Groups are named by word characters. */
function* groupNames(pattern: string): Iterable<PatternRepair> {
  for (const { 0: written, 1: opening = '', 2: name = '', index } of pattern.matchAll(/(\(\?P?<)([^<>=!()]+)>/g)) {
    const word = name
      .trim()
      .replaceAll(/[^\w]+/g, '_')
      .replace(/^(?=\d)/, '_');
    if (word === name) continue;
    const start = index + opening.length;
    yield { title: `Name the group "${word}"`, start, end: index + written.length - 1, newText: word };
  }
}

function* escapes(pattern: string, offset: number): Iterable<PatternRepair> {
  const here = pattern.charAt(offset);
  if (here !== '' && ')*+?{'.includes(here)) yield { title: `Escape "${here}"`, ...insertion(offset, '\\') };
  if (offset === pattern.length) yield { title: 'Escape the last backslash', ...insertion(offset, '\\') };
  const letter = pattern.charAt(offset - 1);
  if (pattern.charAt(offset - 2) !== '\\' || !/[A-Za-z]/.test(letter)) return;
  yield { title: `Write "${letter}" without the backslash`, start: offset - 2, end: offset - 1, newText: '' };
  yield { title: `Escape the backslash in front of "${letter}"`, ...insertion(offset - 2, '\\') };
}

/** Brackets that may be meant as text, the last one first: behind the earlier ones more has been read without an error. */
function* lastOpening(pattern: string, bracket: string): Iterable<PatternRepair> {
  for (let at = pattern.lastIndexOf(bracket); at >= 0; at = at === 0 ? -1 : pattern.lastIndexOf(bracket, at - 1)) {
    if (isEscaped(pattern, at)) continue;
    yield { title: `Escape "${bracket}"`, ...insertion(at, '\\') };
  }
}

function isEscaped(pattern: string, offset: number): boolean {
  const before = /\\*$/.exec(pattern.slice(0, offset))?.[0] ?? '';
  return before.length % 2 === 1;
}

function insertion(offset: number, newText: string): WrittenEdit {
  return { start: offset, end: offset, newText };
}
