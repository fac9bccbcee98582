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
  if (node.type === 'character') return node.ignoreCase ? '' : String.fromCodePoint(node.codePoint);
  if (node.type === 'group') return endingOf(node.body);
  if (node.type !== 'sequence') return '';
  let ending = '';
  for (let index = node.items.length - 1; index >= 0 && ending.length < LONGEST_ENDING; index--) {
    const item = node.items[index];
    const text = item ? endingOf(item) : '';
    ending = text + ending;
    if (item?.type !== 'character' || text === '') break;
  }
  return ending.slice(-LONGEST_ENDING);
}
