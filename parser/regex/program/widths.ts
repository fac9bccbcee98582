import type { PatternNode } from '../tree.js';
import { childrenOf } from '../walk.js';
import { UNBOUNDED } from './program.js';

/** How much text a node takes, in UTF-16 units; no less than `min`, no more than `max` (Infinity: no bound). */
export interface Width {
  readonly min: number;
  readonly max: number;
}

const NONE: Width = { min: 0, max: 0 };
const CHARACTER: Width = { min: 1, max: 2 };

export function widthOf(node: PatternNode): Width {
  switch (node.type) {
    case 'character': {
      const units = node.codePoint > 0xffff ? 2 : 1;
      return node.ignoreCase ? CHARACTER : { min: units, max: units };
    }
    case 'dot':
    case 'class':
    case 'set':
      return CHARACTER;
    case 'line-break':
      return { min: 1, max: 2 };
    case 'sequence':
      return node.items.map(widthOf).reduce((a, b) => ({ min: a.min + b.min, max: a.max + b.max }), NONE);
    case 'alternation':
      return widest(node.branches.map(widthOf));
    case 'group':
    case 'branch-reset':
      return widthOf(node.body);
    case 'quantifier': {
      const body = widthOf(node.body);
      return { min: times(body.min, node.min), max: times(body.max, node.max) };
    }
    case 'conditional':
      return widest([widthOf(node.yes), node.no === undefined ? NONE : widthOf(node.no)]);
    case 'back-reference':
      return { min: 0, max: UNBOUNDED };
    default:
      return NONE;
  }
}

function widest(widths: readonly Width[]): Width {
  return widths.reduce((a, b) => ({ min: Math.min(a.min, b.min), max: Math.max(a.max, b.max) }));
}

function times(width: number, count: number): number {
  return width === 0 || count === 0 ? 0 : width * count;
}

const ONE_CHARACTER = 2;
const LOOKS_BACK: ReadonlySet<string> = new Set([
  'line-start',
  'word-boundary',
  'not-word-boundary',
  'word-start',
  'word-end',
]);

/** The greatest number of UTF-16 units before its place that the node may look at. */
export function lookBehindOf(node: PatternNode): number {
  if (node.type === 'assertion') return LOOKS_BACK.has(node.kind) ? ONE_CHARACTER : 0;
  const inside = childrenOf(node).reduce((most, child) => Math.max(most, lookBehindOf(child as PatternNode)), 0);
  return node.type === 'look' && node.direction === 'behind' ? inside + widthOf(node.body).max : inside;
}
