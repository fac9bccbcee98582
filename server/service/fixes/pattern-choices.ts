import {
  intersection,
  type PatternNode,
  type PatternTree,
  patternNodes,
  type Quantifier,
  type VisitedNode,
} from '../engine.js';
import { charactersOf } from '../patterns/characters.js';
import { nodeBehind } from '../rules/characters.js';
import { patternWidth } from '../rules/pattern-width.js';

/** Whether there is one way only in which a part can match at a place: nothing that could be tried again. */
export function hasNoChoice(node: PatternNode): boolean {
  return patternNodes(node).every(({ type }) => SINGLE.has(type));
}

const SINGLE: ReadonlySet<VisitedNode['type']> = new Set([
  'sequence',
  'character',
  'class',
  'set',
  'range',
  'dot',
  'assertion',
]);

/**
 * Whether a repetition of single characters never gives anything back that helps: behind it stands a character that it does not take,
 * or nothing at all.
 */
export function givesNothingBack(tree: PatternTree, run: Quantifier, whole: PatternNode = run): boolean {
  const taken = charactersOf(run.body, tree.ascii);
  if (taken === undefined || run.mode === 'lazy' || isLookedBehind(tree, run)) return false;
  if (whole.end === tree.source.length) return true;
  const next = nodeBehind(tree.root, whole);
  const follows = next === undefined ? undefined : charactersOf(firstOf(next), tree.ascii);
  return follows !== undefined && intersection(taken, follows).length === 0;
}

/** What must be matched first; the node itself where it may be nothing. */
function firstOf(node: PatternNode): PatternNode {
  if (node.type === 'quantifier' && node.min > 0) return firstOf(node.body);
  const first = node.type === 'sequence' ? node.items[0] : undefined;
  return first !== undefined && patternWidth(first).min > 0 ? firstOf(first) : node;
}

/** A look-behind is matched from its end. */
function isLookedBehind({ root }: PatternTree, { start, end }: PatternNode): boolean {
  return patternNodes(root).some(
    (node) => node.type === 'look' && node.direction === 'behind' && node.start <= start && end <= node.end,
  );
}
