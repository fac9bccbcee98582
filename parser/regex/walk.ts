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

/** Whether something is so of the node, or of a node in it. */
export function someNode(node: VisitedNode, isSo: (node: VisitedNode) => boolean): boolean {
  return isSo(node) || childrenOf(node).some((child) => someNode(child, isSo));
}

/** What stands directly in the node, in the order of the pattern. */
export function childrenOf(node: VisitedNode): readonly VisitedNode[] {
  switch (node.type) {
    case 'sequence':
    case 'set':
      return node.items;
    case 'alternation':
      return node.branches;
    case 'range':
      return [node.from, node.to];
    case 'conditional':
      return [node.test, node.yes, node.no].filter((part) => part !== undefined && 'type' in part);
    default:
      return 'body' in node ? [node.body] : [];
  }
}
