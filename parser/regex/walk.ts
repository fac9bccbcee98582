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

/** What stands directly in the node, in the order of the pattern. */
export function childrenOf(node: VisitedNode): readonly VisitedNode[] {
  switch (node.type) {
    case 'alternation':
      return node.branches;
    case 'sequence':
    case 'set':
      return node.items;
    case 'range':
      return [node.from, node.to];
    case 'group':
    case 'branch-reset':
    case 'look':
    case 'quantifier':
      return [node.body];
    case 'conditional':
      return [...('type' in node.test ? [node.test] : []), node.yes, ...(node.no === undefined ? [] : [node.no])];
    default:
      return [];
  }
}
