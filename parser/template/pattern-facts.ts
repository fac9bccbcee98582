import { type PatternNode, walkPattern } from '../regex/index.js';

/** Longer endings tell no more. */
export const LONGEST_ENDING = 32;

/** Whether the pattern has `\K`. */
export function hasKeep(root: PatternNode): boolean {
  let found = false;
  walkPattern(root, ({ type }) => {
    found ||= type === 'keep';
    return !found;
  });
  return found;
}

/** A text with which every match of the pattern ends, as far as it is written out; "" where it has none or is not known to have one. */
export function endingOf(node: PatternNode): string {
  if (node.type === 'group') return endingOf(node.body);
  if (node.type === 'sequence') {
    const { items } = node;
    const last = items.reduce((found, item, at) => (isFixed(item) ? found : at), 0);
    return items.slice(last).map(endingOf).join('').slice(-LONGEST_ENDING);
  }
  return isFixed(node) ? String.fromCodePoint(node.codePoint) : '';
}

function isFixed(node: PatternNode): node is PatternNode & { type: 'character' } {
  return node.type === 'character' && !node.ignoreCase;
}
