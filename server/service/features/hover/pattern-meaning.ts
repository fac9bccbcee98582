import type { CharacterClass, CharacterSet, PatternNode, SetItem } from '../../../../parser/regex/tree.js';
import { code, type Inline } from './prose.js';

type Words = readonly Inline[];

/** What a part that has no parts of its own matches, in plain words; undefined for one that has. */
export function meaningOf(node: PatternNode, source: string): Words | undefined {
  switch (node.type) {
    case 'character':
      return [...characterWords(node.codePoint), ...(node.ignoreCase ? [', upper or lower case'] : [])];
    case 'dot':
      return [node.matchesNewline ? 'any character, newlines too' : 'any character but a newline'];
    case 'class':
      return classWords(node, source);
    case 'set':
      return setWords(node, source);
    case 'line-break':
      return ['a line break of any kind'];
    case 'assertion':
      return [ASSERTIONS[node.kind]];
    case 'keep':
      return ['the match begins here: what stands before it is only looked at'];
    case 'back-reference':
      return ['the same text again as in group ', code(node.name ?? String(node.group))];
    case 'fail':
      return ['never matches'];
    case 'comment':
      return ['a comment'];
    case 'flags':
      return ['flags for what follows'];
    case 'unsupported':
      return ['not supported by this engine'];
    default:
      return undefined;
  }
}

const ASSERTIONS = {
  start: 'the start of the text, behind the start anchor',
  'line-start': 'the start of a line',
  end: 'the end of the text',
  'end-or-newline': 'the end of the text, or before one last newline',
  'line-end': 'the end of a line',
  'word-boundary': 'the start or end of a word',
  'not-word-boundary': 'not the start or end of a word',
  'word-start': 'the start of a word',
  'word-end': 'the end of a word',
  'search-start': 'the place where the search began',
} as const;

const NAMED: Readonly<Record<number, string | undefined>> = {
  9: 'a tab',
  10: 'a newline',
  13: 'a carriage return',
  32: 'a space',
};

function characterWords(codePoint: number): Words {
  const name = NAMED[codePoint];
  return name === undefined ? ['the character ', code(String.fromCodePoint(codePoint))] : [name];
}

const CLASSES: Readonly<Record<string, readonly [string, string] | undefined>> = {
  digit: ['a digit', 'any character but a digit'],
  word: ['a letter, digit or underscore', 'any character but letters, digits and underscores'],
  space: ['white space', 'any character but white space'],
  blank: ['a space or tab', 'any character but spaces and tabs'],
};

function classWords(node: CharacterClass, source: string): Words {
  const words = CLASSES[node.kind];
  if (words === undefined) return ['a character of the class ', code(source.slice(node.start, node.end))];
  return [words[node.negated ? 1 : 0], ...(node.ascii ? [' (ASCII only)'] : [])];
}

function setWords(set: CharacterSet, source: string): Words {
  const text = code(source.slice(set.start, set.end));
  if (set.operator !== 'union' || set.items.length > MAX_ITEMS) return ['a character of the set ', text];
  const items = set.items.map((item) => itemWords(item, source));
  const or = items.flatMap((words, at) => (at === 0 ? words : [at === items.length - 1 ? ' or ' : ', ', ...words]));
  return [set.negated ? 'any character but ' : items.length > 1 ? 'one of ' : '', ...or];
}

/** Larger sets are shown as they are written. */
const MAX_ITEMS = 8;

function itemWords(item: SetItem, source: string): Words {
  switch (item.type) {
    case 'character': {
      const name = NAMED[item.codePoint];
      return [name ?? code(String.fromCodePoint(item.codePoint))];
    }
    case 'range':
      return [code(String.fromCodePoint(item.from.codePoint)), ' to ', code(String.fromCodePoint(item.to.codePoint))];
    case 'class':
      return classWords(item, source);
    case 'set':
      return ['the set ', code(source.slice(item.start, item.end))];
  }
}

/** How often a quantifier takes its part: `once or more, as few as possible` */
export function countWords(min: number, max: number, mode: 'greedy' | 'lazy' | 'possessive'): string {
  const isFixed = min === max;
  const how = isFixed ? '' : { greedy: '', lazy: ', as few as possible', possessive: ', and gives nothing back' }[mode];
  return timesWords(min, max) + how;
}

function timesWords(min: number, max: number): string {
  if (max === Number.POSITIVE_INFINITY) return LEAST[min] ?? `${min} times or more`;
  if (min === 0 && max === 1) return 'if it is there';
  if (min === max) return min === 1 ? 'once' : `${min} times`;
  return min === 0 ? `up to ${max} times` : `${min} to ${max} times`;
}

const LEAST: readonly (string | undefined)[] = ['any number of times', 'once or more'];
