import type { PatternNode, Quantifier } from '../../../parser/regex/tree.js';
import type { WrittenDelimiter } from './fields.js';

/** White space of any length, as much as there is: `\s*`, `\s+`, `[\s]*`. */
export function isSpaceRun(node: PatternNode): node is Quantifier {
  return (
    node.type === 'quantifier' && node.mode !== 'lazy' && node.max === Number.POSITIVE_INFINITY && isSpace(node.body)
  );
}

function isSpace(node: PatternNode): boolean {
  if (node.type === 'group') return isSpace(node.body);
  if (node.type === 'sequence') return node.items.length === 1 && node.items.every(isSpace);
  if (node.type === 'set')
    return !node.negated && node.items.some((item) => item.type === 'class' && isSpaceClass(item));
  return node.type === 'class' && isSpaceClass(node);
}

function isSpaceClass({ kind, negated }: { readonly kind: string; readonly negated: boolean }): boolean {
  return kind === 'space' && !negated;
}

/** Whether a delimiter takes all white space that stands at that side of it: of a pattern every branch must. */
export function takesSpace(delimiter: WrittenDelimiter | undefined, side: 'before' | 'behind'): boolean {
  return delimiter?.tree !== undefined && edgeTakesSpace(delimiter.tree.root, side);
}

function edgeTakesSpace(node: PatternNode, side: 'before' | 'behind'): boolean {
  if (node.type === 'alternation') return node.branches.every((branch) => edgeTakesSpace(branch, side));
  if (node.type === 'group') return edgeTakesSpace(node.body, side);
  if (node.type !== 'sequence') return isSpaceRun(node) && node.min === 0;
  const edge = node.items.at(side === 'before' ? 0 : -1);
  return edge !== undefined && edgeTakesSpace(edge, side);
}
