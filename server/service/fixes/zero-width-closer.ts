import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { takeItsText, treeAt } from './pattern-nodes.js';

/** A closer that has a text takes it; one that has none is none. */
export const zeroWidthCloser: Fix = { code: 'zero-width-closer', remedies };

function* remedies({ path }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const tree = treeAt(template, path);
  const edits = tree && takeItsText(editor, path, tree);
  // Another branch may be what closes.
  if (edits === undefined && tree?.root.type === 'alternation') return;
  if (edits === undefined) yield { title: `Delete "${path.at(-1)}"`, edits: editor.remove(path) };
  else yield { title: 'Let the closer take its text', edits, isPreferred: true };
}
