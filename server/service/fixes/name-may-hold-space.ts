import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { nodesWithin, treeAt } from './pattern-nodes.js';

/** White space is left out of each set, and of each dot, that the name is taken with. */
export const nameMayHoldSpace: Fix = { code: 'name-may-hold-space', remedies };

function* remedies({ path, data }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const part = data.part();
  const tree = treeAt(template, path);
  if (part === undefined || tree === undefined) return;
  const edits = nodesWithin(tree, part).flatMap((node) => {
    if (node.type === 'dot') return editor.replacePart(path, node, '\\S') ?? [];
    const isNegated = node.type === 'set' && node.negated && node.operator === 'union';
    return isNegated ? (editor.replacePart(path, { start: node.end - 1, end: node.end - 1 }, '\\s') ?? []) : [];
  });
  yield { title: 'Leave white space out of the name', edits, isPreferred: true };
}
