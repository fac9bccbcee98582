import type { CharacterClass, CharacterSet, Dot, SetItem } from '../tree.js';
import { caseVariants, closeOverCase } from '../unicode/casing.js';
import { blanks, decimalDigits, lookUpProperty, onlyAscii, spaces, wordCharacters } from '../unicode/properties.js';
import {
  complement,
  difference,
  EVERYTHING,
  fromPoints,
  intersection,
  type Ranges,
  symmetricDifference,
  union,
} from '../unicode/ranges.js';

const NEWLINE: Ranges = [0x0a, 0x0b];

/** The characters that one character matches. @param ascii the pattern as a whole has the flag `a` */
export function rangesOfCharacter(codePoint: number, ignoreCase: boolean, ascii: boolean): Ranges {
  return fromPoints(ignoreCase ? caseVariants(codePoint, ascii) : [codePoint]);
}

export function rangesOfDot(node: Dot): Ranges {
  return node.matchesNewline ? EVERYTHING : complement(NEWLINE);
}

/** A class outside a set: case widens a few properties only. */
export function rangesOfClass(node: CharacterClass): Ranges {
  return node.negated ? complement(positiveClass(node)) : positiveClass(node);
}

const NAMED: Readonly<Partial<Record<CharacterClass['kind'], () => Ranges>>> = {
  digit: decimalDigits,
  word: wordCharacters,
  space: spaces,
  blank: blanks,
};

function positiveClass(node: CharacterClass): Ranges {
  const ranges = NAMED[node.kind]?.() ?? propertyRanges(node);
  return node.ascii ? onlyAscii(ranges) : ranges;
}

function propertyRanges(node: CharacterClass): Ranges {
  const [first = '', second] = (node.name ?? '').split(/[:=]/);
  const found = lookUpProperty(second === undefined ? undefined : first, second ?? first, node.kind === 'posix');
  if (found.kind !== 'found') return [];
  return found.ranges(node.ignoreCase && !node.ascii);
}

/** A set matches a character when any case variant of it is among the items; a negated item, when none is. */
export function rangesOfSet(set: CharacterSet, ascii: boolean): Ranges {
  if (hasComplements(set)) return EVERYTHING;
  const [only, ...more] = set.items;
  // As in the module, a set of one class is that class.
  if (only?.type === 'class' && more.length === 0) {
    return rangesOfClass({ ...only, negated: only.negated !== set.negated, ignoreCase: set.ignoreCase });
  }
  return rangesInSet(set, set.ignoreCase, ascii);
}

/** A class beside its complement: the module takes the set for everything, even `[^\s\S]`. */
function hasComplements({ operator, items }: CharacterSet): boolean {
  if (operator !== 'union') return false;
  const classes = items.filter((item) => item.type === 'class');
  const written = ({ kind, name, ascii }: CharacterClass, negated: boolean) => `${negated} ${kind} ${name} ${ascii}`;
  const all = new Set(classes.map((item) => written(item, item.negated)));
  return classes.some((item) => all.has(written(item, !item.negated)));
}

function rangesInSet(item: SetItem, ignoreCase: boolean, ascii: boolean): Ranges {
  const close = (ranges: Ranges) => (ignoreCase ? closeOverCase(ranges, ascii) : ranges);
  switch (item.type) {
    case 'character':
      return close([item.codePoint, item.codePoint + 1]);
    case 'range':
      return close([item.from.codePoint, item.to.codePoint + 1]);
    case 'class': {
      const closed = close(positiveClass(item));
      return item.negated ? complement(closed) : closed;
    }
    case 'set': {
      const operands = item.items.map((part) => rangesInSet(part, ignoreCase, ascii));
      const combined = operands.length === 0 ? [] : operands.reduce(OPERATIONS[item.operator]);
      return item.negated ? complement(combined) : combined;
    }
  }
}

const OPERATIONS: Readonly<Record<CharacterSet['operator'], (a: Ranges, b: Ranges) => Ranges>> = {
  union,
  intersection,
  difference,
  'symmetric-difference': symmetricDifference,
};

/** What `\b` and its kin count as a word. */
export function wordRanges(ascii: boolean): Ranges {
  return ascii ? onlyAscii(wordCharacters()) : wordCharacters();
}
