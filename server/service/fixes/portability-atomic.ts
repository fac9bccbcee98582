import { patternNodes } from '../engine.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { givesNothingBack, hasNoChoice } from './pattern-choices.js';
import { treeAt } from './pattern-nodes.js';

/** A group is the same where it can match in one way only. */
export const portabilityAtomic: Fix = { code: 'portability-atomic', remedies };

function* remedies({ path, data }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const tree = treeAt(template, path);
  const start = data.offset('start');
  if (tree === undefined || start === undefined) return;
  const group = patternNodes(tree.root).find((node) => node.type === 'group' && node.start === start);
  if (group?.type !== 'group') return;
  const [only, ...more] = group.body.type === 'sequence' ? group.body.items : [group.body];
  const isRun = only?.type === 'quantifier' && more.length === 0 && givesNothingBack(tree, only, group);
  if (!isRun && !hasNoChoice(group.body)) return;
  const edits = editor.replacePart(path, { start, end: start + '(?>'.length }, '(?:');
  yield { title: 'Make it (?:…): it matches the same here', edits, isPreferred: true, safe: true };
}
