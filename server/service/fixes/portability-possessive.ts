import { patternNodes } from '../engine.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { givesNothingBack } from './pattern-choices.js';
import { treeAt } from './pattern-nodes.js';

/** A greedy repetition is the same where nothing that it gives back could be of use. */
export const portabilityPossessive: Fix = { code: 'portability-possessive', remedies };

function* remedies({ path, data }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const tree = treeAt(template, path);
  const end = data.offset('end');
  if (tree === undefined || end === undefined) return;
  const run = patternNodes(tree.root).find((node) => node.type === 'quantifier' && node.end === end);
  if (run?.type !== 'quantifier' || run.quantifierStart !== data.offset('start') || !givesNothingBack(tree, run))
    return;
  const edits = editor.replacePart(path, { start: end - 1, end }, '');
  yield { title: 'Make it greedy: it matches the same here', edits, isPreferred: true, safe: true };
}
