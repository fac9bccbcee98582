import type { PatternNode } from '../tree.js';
import { caseVariants } from '../unicode/casing.js';
import { type Ranges, unionOf } from '../unicode/ranges.js';
import { rangesOfCharacter, rangesOfClass, rangesOfDot, rangesOfSet } from './sets.js';

/** Nodes that match nothing and keep nothing. */
export function isDirective(node: PatternNode): boolean {
  return node.type === 'flags' || node.type === 'comment';
}

/**
 * The set of a node that matches exactly one character, whatever stands around it.
 *
 * @param isLatin what is beyond U+00FF need not be right
 */
export function singleOf(node: PatternNode, ascii: boolean, isLatin = false): Ranges | undefined {
  switch (node.type) {
    case 'character':
      return rangesOfCharacter(node.codePoint, node.ignoreCase, ascii);
    case 'dot':
      return rangesOfDot(node);
    case 'class':
      return rangesOfClass(node, isLatin);
    case 'set':
      return rangesOfSet(node, ascii, isLatin);
    case 'group':
      return node.kind === 'capture' ? undefined : singleOf(node.body, ascii, isLatin);
    case 'sequence': {
      const [only, ...more] = node.items.filter((item) => !isDirective(item));
      return only === undefined || more.length > 0 ? undefined : singleOf(only, ascii, isLatin);
    }
    case 'alternation': {
      const branches = node.branches.map((branch) => singleOf(branch, ascii, isLatin));
      return branches.every((ranges) => ranges !== undefined) ? unionOf(branches) : undefined;
    }
    default:
      return undefined;
  }
}

/** The text of a character that has no other case and is no half of a pair; undefined for any other node. */
export function literalText(node: PatternNode, ascii: boolean): string | undefined {
  if (node.type !== 'character') return undefined;
  const { codePoint, ignoreCase } = node;
  const isHalf = codePoint >= 0xd800 && codePoint <= 0xdfff;
  const hasCase = ignoreCase && caseVariants(codePoint, ascii).length > 1;
  return isHalf || hasCase ? undefined : String.fromCodePoint(codePoint);
}
