import type { PatternNode } from '../../../parser/regex/tree.js';
import { childrenOf, type Ranges, unionOf, type VisitedNode } from '../engine.js';
import { charactersOf } from '../patterns/characters.js';
import { patternWidth } from './pattern-width.js';

/** Every character that may stand in what a part of a pattern takes. Of what it only looks at, nothing. */
export function charactersIn(node: VisitedNode): Ranges {
  switch (node.type) {
    case 'character':
    case 'dot':
    case 'class':
    case 'set':
      return charactersOf(node, false) ?? [];
    case 'look':
    case 'range':
      return [];
    default:
      return unionOf(childrenOf(node).map(charactersIn));
  }
}

/**
 * How many characters stand before or behind a part of a pattern in each of its matches, at least. A look-around counts as one: it asks
 * for text, too. Undefined where the part is not in the node.
 */
export function leastBeside(node: PatternNode, part: PatternNode, side: 'before' | 'behind'): number | undefined {
  if (node === part) return 0;
  if (node.type === 'sequence') return besideInSequence(node.items, part, side);
  const bodies = node.type === 'alternation' ? node.branches : 'body' in node ? [node.body] : [];
  return bodies.map((body) => leastBeside(body, part, side)).find((found) => found !== undefined);
}

function besideInSequence(
  items: readonly PatternNode[],
  part: PatternNode,
  side: 'before' | 'behind',
): number | undefined {
  for (const [at, item] of items.entries()) {
    const inside = leastBeside(item, part, side);
    if (inside === undefined) continue;
    const others = side === 'before' ? items.slice(0, at) : items.slice(at + 1);
    return others.reduce((sum, other) => sum + least(other), inside);
  }
  return undefined;
}

function least(node: PatternNode): number {
  return node.type === 'look' ? 1 : patternWidth(node).min;
}

/** What stands behind a part of a pattern in its own sequence. */
export function nodeBehind(node: PatternNode, part: PatternNode): PatternNode | undefined {
  if (node.type === 'sequence') {
    const at = node.items.indexOf(part);
    return at >= 0 ? node.items[at + 1] : firstBehind(node.items, part);
  }
  if (node.type === 'alternation') return firstBehind(node.branches, part);
  return 'body' in node ? nodeBehind(node.body, part) : undefined;
}

function firstBehind(nodes: readonly PatternNode[], part: PatternNode): PatternNode | undefined {
  return nodes.map((node) => nodeBehind(node, part)).find((found) => found !== undefined);
}
