import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { nodesWithin, treeAt } from './pattern-nodes.js';

/** One character is what the reference waits for. */
export const longLookAhead: Fix = { code: 'long-look-ahead', remedies };

function* remedies({ path, data }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const part = data.part();
  const tree = treeAt(template, path);
  if (part === undefined || tree === undefined) return;
  const [look, body] = nodesWithin(tree, part);
  const [first] = body?.type === 'sequence' ? body.items : [];
  if (look?.type !== 'look' || first?.type !== 'character') return;
  const character = tree.source.slice(first.start, first.end);
  const edits = editor.replacePart(path, { start: first.end, end: look.body.end }, '');
  yield { title: `Look for ${character} only`, edits };
  yield { title: 'Delete the look-ahead', edits: editor.replacePart(path, part, '') };
}
