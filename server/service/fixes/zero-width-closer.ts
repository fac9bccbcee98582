import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { takeItsText, treeAt } from './pattern-nodes.js';

export const zeroWidthCloser: Fix = { code: 'zero-width-closer', remedies };

function* remedies({ path }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const tree = treeAt(template, path);
  const edits = tree && takeItsText(editor, path, tree);
  yield { title: 'Let the closer take its text', edits, isPreferred: true };
  yield { title: `Delete "${path.at(-1)}"`, edits: editor.remove(path) };
}
