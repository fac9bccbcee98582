import type { CharacterClass, CharacterSet, Dot, PatternNode, SetItem } from '../tree.js';
import { caseVariants, closeOverCase } from '../unicode/casing.js';
import { BLANKS, decimalDigits, lookUpProperty, onlyAscii, SPACES, wordCharacters } from '../unicode/properties.js';
import {
  complement,
  difference,
  EVERYTHING,
  fromPoints,
  intersection,
  type Ranges,
  symmetricDifference,
  union,
  unionOf,
} from '../unicode/ranges.js';
import { someNode } from '../walk.js';

const NEWLINE: Ranges = [0x0a, 0x0b];

/** The characters that one character matches. @param ascii the pattern as a whole has the flag `a` */
export function rangesOfCharacter(codePoint: number, ignoreCase: boolean, ascii: boolean): Ranges {
  return fromPoints(ignoreCase ? caseVariants(codePoint, ascii) : [codePoint]);
}

export function rangesOfDot(node: Dot): Ranges {
  return node.matchesNewline ? EVERYTHING : complement(NEWLINE);
}

/** A class outside a set: case widens a few properties only. @param isLatin what is beyond U+00FF need not be right */
export function rangesOfClass(node: CharacterClass, isLatin = false): Ranges {
  const ranges = positiveClass(node, isLatin);
  return node.negated ? complement(ranges) : ranges;
}

const NAMED: Readonly<Partial<Record<CharacterClass['kind'], (isLatin: boolean) => Ranges>>> = {
  digit: decimalDigits,
  word: wordCharacters,
  space: () => SPACES,
  blank: () => BLANKS,
};

function positiveClass(node: CharacterClass, isLatin: boolean): Ranges {
  const ranges = NAMED[node.kind]?.(isLatin || node.ascii) ?? propertyRanges(node);
  return node.ascii ? onlyAscii(ranges) : ranges;
}

/** Whether some code points beyond U+00FF are known only from a table that is slow to read. */
export function needsTable(node: PatternNode): boolean {
  return someNode(node, (inner) => inner.type === 'class' && /digit|word/.test(inner.kind) && !inner.ascii);
}

function propertyRanges({ name = '', kind, ignoreCase, ascii }: CharacterClass): Ranges {
  const found = lookUpProperty(name, kind === 'posix');
  return typeof found === 'string' ? [] : found(ignoreCase && !ascii);
}

/**
 * A set matches a character when any case variant of it is among the items; a negated item, when none is.
 *
 * @param isLatin what is beyond U+00FF need not be right
 */
export function rangesOfSet(set: CharacterSet, ascii: boolean, isLatin = false): Ranges {
  if (hasComplements(set)) return EVERYTHING;
  const [only, another] = set.items;
  // As in the module, a set of one class is that class.
  if (only?.type === 'class' && another === undefined) {
    return rangesOfClass({ ...only, negated: only.negated !== set.negated }, isLatin);
  }
  return rangesInSet(set, ascii, isLatin);
}

/** A class beside its complement: the module takes the set for everything, even `[^\s\S]`. */
function hasComplements({ operator, items }: CharacterSet): boolean {
  if (operator !== 'union') return false;
  const classes = items.filter((item) => item.type === 'class');
  const written = ({ kind, name, ascii }: CharacterClass, negated: boolean) => `${negated} ${kind} ${name} ${ascii}`;
  const all = new Set(classes.map((item) => written(item, item.negated)));
  return classes.some((item) => all.has(written(item, !item.negated)));
}

function rangesInSet(item: SetItem, ascii: boolean, isLatin: boolean): Ranges {
  switch (item.type) {
    case 'character':
      return rangesOfCharacter(item.codePoint, item.ignoreCase, ascii);
    case 'range':
      return closeOver([item.from.codePoint, item.to.codePoint + 1], item.from.ignoreCase, ascii);
    case 'class': {
      const closed = closeOver(positiveClass(item, isLatin), item.ignoreCase, ascii);
      return item.negated ? complement(closed) : closed;
    }
    case 'set': {
      const operands = item.items.map((part) => rangesInSet(part, ascii, isLatin));
      const combined = item.operator === 'union' ? unionOf(operands) : operands.reduce(OPERATIONS[item.operator]);
      return item.negated ? complement(combined) : combined;
    }
  }
}

/** With the case variants, when case is ignored. */
function closeOver(ranges: Ranges, ignoreCase: boolean, ascii: boolean): Ranges {
  return ignoreCase ? closeOverCase(ranges, ascii) : ranges;
}

const OPERATIONS: Readonly<Record<CharacterSet['operator'], (a: Ranges, b: Ranges) => Ranges>> = {
  union,
  intersection,
  difference,
  'symmetric-difference': symmetricDifference,
};
