import type { PatternNode } from '../tree.js';
import { caseVariants } from '../unicode/casing.js';
import { type Ranges, unionOf } from '../unicode/ranges.js';
import { rangesOfCharacter, rangesOfClass, rangesOfDot, rangesOfSet } from './sets.js';

/** Nodes that match nothing and keep nothing. */
export function isDirective(node: PatternNode): boolean {
  return node.type === 'flags' || node.type === 'comment';
}

/**
 * Gives the set of a node that matches exactly one character, whatever stands around it; undefined for any other node.
 *
 * The set is made when it is asked for. When it is asked for up to U+00FF, what is beyond need not be right.
 */
export function singleOf(node: PatternNode, ascii: boolean): ((isLatin?: boolean) => Ranges) | undefined {
  switch (node.type) {
    case 'character':
      return () => rangesOfCharacter(node.codePoint, node.ignoreCase, ascii);
    case 'dot':
      return () => rangesOfDot(node);
    case 'class':
      return (isLatin) => rangesOfClass(node, isLatin);
    case 'set':
      return (isLatin) => rangesOfSet(node, ascii, isLatin);
    case 'group':
      return node.kind === 'capture' ? undefined : singleOf(node.body, ascii);
    case 'sequence': {
      const [only, another] = node.items.filter((item) => !isDirective(item));
      return only && !another ? singleOf(only, ascii) : undefined;
    }
    case 'alternation': {
      const branches = node.branches.map((branch) => singleOf(branch, ascii));
      const areSingle = branches.every((ranges) => ranges !== undefined);
      return areSingle ? (isLatin) => unionOf(branches.map((ranges) => ranges(isLatin))) : undefined;
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
