import type { Group, PatternNode, PatternTree } from '../tree.js';
import { childrenOf, type VisitedNode, walkPattern } from '../walk.js';

/** Where a capture stands. */
export interface CapturePlace {
  readonly node: Group;
  /** A match may leave it out. */
  readonly mayBeLeftOut: boolean;
  /** An iteration of a repetition may leave it out, and an earlier one has set it. */
  readonly mayBeForgotten: boolean;
}

/** What takes a number in the translation: captures, and the groups that atomic ones and possessive quantifiers become. */
export function takesNumber(node: VisitedNode): boolean {
  if (node.type === 'group') return node.kind === 'capture' || node.kind === 'atomic';
  return node.type === 'quantifier' && node.mode === 'possessive' && !isOnce(node);
}

/** As in the module, `{1}+` is not possessive. */
export function isOnce(node: { readonly min: number; readonly max: number }): boolean {
  return node.min === 1 && node.max === 1;
}

/** Numbers in the translation, in the order of opening parentheses. */
export function numbersOf(tree: PatternTree): ReadonlyMap<VisitedNode, number> {
  const numbers = new Map<VisitedNode, number>();
  walkPattern(tree.root, (node) => {
    if (takesNumber(node)) numbers.set(node, numbers.size + 1);
    return true;
  });
  return numbers;
}

/** All captures of the pattern, in their order. */
export function capturesOf(root: PatternNode): readonly CapturePlace[] {
  const found: CapturePlace[] = [];
  const visit = (node: VisitedNode, mayBeLeftOut: boolean, isRepeated: boolean, mayBeForgotten: boolean): void => {
    if (node.type === 'group' && node.kind === 'capture') found.push({ node, mayBeLeftOut, mayBeForgotten });
    const isChoice =
      node.type === 'alternation' || node.type === 'conditional' || (node.type === 'look' && node.negated);
    const isOptional = isChoice || (node.type === 'quantifier' && node.min === 0);
    const repeats = node.type === 'quantifier' && node.max > 1;
    for (const child of childrenOf(node)) {
      visit(child, mayBeLeftOut || isOptional, isRepeated || repeats, mayBeForgotten || (isRepeated && isOptional));
    }
  };
  visit(root, false, false, false);
  return found;
}

export function containsCapture(node: VisitedNode): boolean {
  return (node.type === 'group' && node.kind === 'capture') || childrenOf(node).some(containsCapture);
}

export function containsNumber(node: VisitedNode): boolean {
  return takesNumber(node) || childrenOf(node).some(containsNumber);
}
