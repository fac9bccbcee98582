import type { PatternNode, SetItem } from './tree.js';

export type VisitedNode = PatternNode | SetItem;

/**
 * Visits the node and everything in it, in the order of the pattern.
 *
 * @param visit gets each node with its parent; when it returns false, what is inside the node is left out
 */
export function walkPattern(
  node: VisitedNode,
  visit: (node: VisitedNode, parent: VisitedNode | undefined) => boolean | undefined,
  parent?: VisitedNode,
): void {
  if (visit(node, parent) === false) return;
  for (const child of childrenOf(node)) walkPattern(child, visit, node);
}

/** What stands directly in the node, in the order of the pattern: nodes hold their parts in that order. */
export function childrenOf(node: VisitedNode): readonly VisitedNode[] {
  const found: VisitedNode[] = [];
  for (const part of Object.values(node)) {
    if (Array.isArray(part)) found.push(...part.filter(isNode));
    else if (isNode(part)) found.push(part);
  }
  return found;
}

function isNode(part: unknown): part is VisitedNode {
  return typeof part === 'object' && part !== null && 'type' in part;
}
