import type { CharacterClass, CharacterSet, PatternNode } from '../tree.js';
import { caseVariants } from '../unicode/casing.js';
import { type Ranges, unionOf } from '../unicode/ranges.js';
import { walkPattern } from '../walk.js';
import type { Draft } from './draft.js';
import { rangesOfCharacter, rangesOfClass, rangesOfDot, rangesOfSet } from './sets.js';

/** Nodes that match nothing and keep nothing. */
export function isDirective(node: PatternNode): boolean {
  return node.type === 'flags' || node.type === 'comment';
}

/** The set of a node that matches exactly one character, whatever stands around it. */
export function singleOf(draft: Draft, node: PatternNode): Ranges | undefined {
  const { ascii } = draft.tree;
  switch (node.type) {
    case 'character':
      return rangesOfCharacter(node.codePoint, node.ignoreCase, ascii);
    case 'dot':
      return rangesOfDot(node);
    case 'class':
      return once(draft, node, () => rangesOfClass(node));
    case 'set':
      return once(draft, node, () => rangesOfSet(node, ascii));
    case 'group':
      return node.kind === 'capture' ? undefined : singleOf(draft, node.body);
    case 'sequence': {
      const [only, ...more] = node.items.filter((item) => !isDirective(item));
      return only === undefined || more.length > 0 ? undefined : singleOf(draft, only);
    }
    case 'alternation': {
      const branches = node.branches.map((branch) => singleOf(draft, branch));
      return branches.every((ranges) => ranges !== undefined) ? unionOf(branches) : undefined;
    }
    default:
      return undefined;
  }
}

/** The same class or set, written again under the same flags, is not put together again. */
function once({ tree, ranges }: Draft, node: CharacterClass | CharacterSet, make: () => Ranges): Ranges {
  let ascii = false;
  walkPattern(node, (inner) => {
    ascii ||= inner.type === 'class' && inner.ascii;
    return true;
  });
  const key = `${node.ignoreCase} ${ascii} ${tree.source.slice(node.start, node.end)}`;
  const known = ranges.get(key) ?? make();
  ranges.set(key, known);
  return known;
}

/** The text of a character that has no other case and is no half of a pair; undefined for any other node. */
export function literalText(node: PatternNode, ascii: boolean): string | undefined {
  if (node.type !== 'character') return undefined;
  const { codePoint, ignoreCase } = node;
  const isHalf = codePoint >= 0xd800 && codePoint <= 0xdfff;
  const hasCase = ignoreCase && caseVariants(codePoint, ascii).length > 1;
  return isHalf || hasCase ? undefined : String.fromCodePoint(codePoint);
}
