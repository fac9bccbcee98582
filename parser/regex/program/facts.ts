import { type PatternNode, type Quantifier, UNBOUNDED } from '../tree.js';
import { childrenOf } from '../walk.js';

/** What is known about a node from its parts. Widths are UTF-16 units, or characters where a character is said to be one wide. */
export interface Facts {
  /** It takes no less (of a conditional nothing is known), … */
  readonly min: number;
  /** … and no more (Infinity: no bound). */
  readonly max: number;
  /** How far before its place it may look; Infinity: no bound. */
  readonly lookBehind: number;
  /** About how many instructions it takes. */
  readonly size: number;
}

/** Sizes above this are all alike. */
const LARGEST_SIZE = 1e9;
const UNITS_PER_CHARACTER = 2;

/**
 * @param known  facts of nodes that were asked for before, with the same `widest`
 * @param widest how wide the widest character is: 1 where widths are to be characters
 */
export function factsOf(node: PatternNode, known = new Map<PatternNode, Facts>(), widest = UNITS_PER_CHARACTER): Facts {
  const before = known.get(node);
  if (before !== undefined) return before;
  const parts = childrenOf(node).map((child) => factsOf(child as PatternNode, known, widest));
  const [min, max] = widthOf(node, parts, widest);
  const inside = Math.max(0, ...parts.map((part) => part.lookBehind));
  const size = parts.reduce((sum, part) => sum + part.size, 0);
  const facts = {
    min,
    max,
    lookBehind: inside + reachOf(node, parts),
    size: Math.min(LARGEST_SIZE, 1 + size * (node.type === 'quantifier' ? copiesOf(node) : 1)),
  };
  known.set(node, facts);
  return facts;
}

function copiesOf({ min, max }: Quantifier): number {
  return max === UNBOUNDED ? Math.max(1, min) : max;
}

function widthOf(node: PatternNode, parts: readonly Facts[], widest: number): readonly [min: number, max: number] {
  const [first = { min: 0, max: 0 }] = parts;
  switch (node.type) {
    case 'character':
      return [1, node.ignoreCase || node.codePoint > 0xffff ? widest : 1];
    case 'dot':
    case 'class':
    case 'set':
      return [1, widest];
    case 'line-break':
      return [1, 2];
    case 'sequence':
      return parts.reduce(([min, max], part) => [min + part.min, max + part.max], [0, 0]);
    case 'alternation':
    case 'group':
    case 'branch-reset':
      return [Math.min(...parts.map((part) => part.min)), Math.max(...parts.map((part) => part.max))];
    case 'conditional':
      return [0, Math.max(...parts.map((part) => part.max))];
    case 'quantifier':
      return [times(first.min, node.min), times(first.max, node.max)];
    case 'back-reference':
      return [0, UNBOUNDED];
    default:
      return [0, 0];
  }
}

/** Nothing, times without bound, is nothing. */
function times(width: number, count: number): number {
  return width === 0 || count === 0 ? 0 : width * count;
}

/** How far the node itself looks back. */
function reachOf(node: PatternNode, parts: readonly Facts[]): number {
  if (node.type === 'look' && node.direction === 'behind') return parts[0]?.max ?? 0;
  return node.type === 'assertion' && /word|line-start/.test(node.kind) ? UNITS_PER_CHARACTER : 0;
}
