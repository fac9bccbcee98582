import type { CharacterClass, CharacterSet, SetItem } from '../../../../parser/regex/tree.js';
import { caseWords, isCased, nameOf } from './character-meaning.js';
import { code, type Inline } from './prose.js';

type Words = readonly Inline[];

/** What a class matches: `\w`, `\p{Lu}`, `[:alpha:]` */
export function classWords(node: CharacterClass, source: string): Words {
  const parts = PARTS[node.kind];
  if (parts === undefined) return ['a character of the class ', code(source.slice(node.start, node.end))];
  return partWords(parts, node.negated, node.ascii);
}

/** What a set matches. Two negations are resolved: `[^\W\d_]` is a letter. */
export function setWords(set: CharacterSet, source: string): Words {
  const { operator, items, negated } = set;
  const asWritten: Words = ['a character of the set ', code(source.slice(set.start, set.end))];
  if (operator !== 'union' || items.length > MAX_ITEMS) return asWritten;
  if (hasOpposites(items)) return [negated ? 'no character at all' : 'any character, newlines too'];
  const cases = caseWords(set.ignoreCase && items.some(isCasedItem));
  const [opposite, another] = items.filter(isOpposite);
  if (opposite === undefined) return [...plainWords(set, source), ...cases];
  const words = another === undefined ? oppositeWords(set, opposite, source) : undefined;
  return words === undefined ? asWritten : [...words, ...cases];
}

/** Larger sets are shown as they are written. */
const MAX_ITEMS = 8;

function plainWords({ items, negated }: CharacterSet, source: string): Words {
  return [negated ? 'any character but ' : items.length > 1 ? 'one of ' : '', ...listed(items, source)];
}

/** A set with the opposite of a class in it, and what is left of that class without the other items. */
function oppositeWords({ items, negated }: CharacterSet, opposite: CharacterClass, source: string): Words | undefined {
  const parts = PARTS[opposite.kind] ?? [];
  const taken = new Set(items.map((item) => partOf(item, opposite)));
  const left = parts.filter(({ one }) => !taken.has(one));
  if (left.length === 0) return undefined;
  const others = items.filter((item) => item !== opposite && !parts.some(({ one }) => one === partOf(item, opposite)));
  const words = partWords(left, !negated, opposite.ascii);
  if (others.length === 0) return words;
  return [...words, negated ? ' but not ' : ', or ', ...listed(others, source)];
}

/** What the named classes are made of. Signs of other scripts that Python counts in as well are not told. */
interface ClassPart {
  readonly one: string;
  readonly many: string;
}

const DIGIT: ClassPart = { one: 'a digit', many: 'digits' };
const UNDERSCORE: ClassPart = { one: 'an underscore', many: 'underscores' };
const PARTS: Readonly<Record<CharacterClass['kind'], readonly ClassPart[] | undefined>> = {
  digit: [DIGIT],
  word: [{ one: 'a letter', many: 'letters' }, DIGIT, UNDERSCORE],
  space: [{ one: 'white space', many: 'white space' }],
  blank: [
    { one: 'a space', many: 'spaces' },
    { one: 'a tab', many: 'tabs' },
  ],
  property: undefined,
  posix: undefined,
};

/** `a letter, digit or underscore`, `any character but letters and digits` */
function partWords(parts: readonly ClassPart[], negated: boolean, ascii: boolean): Words {
  const names = parts.map(({ one, many }, at) => (negated ? many : at === 0 ? one : one.replace(/^an? /, '')));
  const list = listOf(
    names.map((name) => [name]),
    negated ? ' and ' : ' or ',
  );
  return [negated ? 'any character but ' : '', ...list, ...(ascii ? [' (ASCII only)'] : [])];
}

/** The part of a class that an item takes as a whole. */
function partOf(item: SetItem, { ascii }: CharacterClass): string | undefined {
  if (item.type === 'class')
    return item.kind === 'digit' && !item.negated && item.ascii === ascii ? DIGIT.one : undefined;
  if (item.type !== 'character') return undefined;
  return CHARACTER_PARTS[item.codePoint];
}

const CHARACTER_PARTS: Readonly<Record<number, string | undefined>> = { 9: 'a tab', 32: 'a space', 95: UNDERSCORE.one };

function isOpposite(item: SetItem): item is CharacterClass {
  return item.type === 'class' && item.negated && PARTS[item.kind] !== undefined;
}

/** `[\s\S]`: everything there is. */
function hasOpposites(items: readonly SetItem[]): boolean {
  const classes = items.filter((item) => item.type === 'class').filter(({ kind }) => PARTS[kind] !== undefined);
  return classes.some(({ kind, ascii, negated }) =>
    classes.some((other) => other.kind === kind && other.ascii === ascii && other.negated !== negated),
  );
}

function isCasedItem(item: SetItem): boolean {
  if (item.type === 'character') return isCased(item.codePoint);
  return item.type === 'range' && (isCased(item.from.codePoint) || isCased(item.to.codePoint));
}

function listed(items: readonly SetItem[], source: string): Words {
  return listOf(
    items.map((item) => itemWords(item, source)),
    ' or ',
  );
}

function listOf(items: readonly Words[], last: string): Words {
  return items.flatMap((words, at) => (at === 0 ? words : [at === items.length - 1 ? last : ', ', ...words]));
}

function itemWords(item: SetItem, source: string): Words {
  switch (item.type) {
    case 'character':
      return [nameOf(item.codePoint) ?? code(String.fromCodePoint(item.codePoint))];
    case 'range':
      return [code(String.fromCodePoint(item.from.codePoint)), ' to ', code(String.fromCodePoint(item.to.codePoint))];
    case 'class':
      return classWords(item, source);
    case 'set':
      return ['the set ', code(source.slice(item.start, item.end))];
  }
}
