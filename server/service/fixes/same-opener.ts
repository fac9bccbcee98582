import { nodeAt } from '../document/path.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';

export const sameOpener: Fix = { code: 'same-opener', remedies };

function* remedies({ path }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const list = nodeAt(template.root, path.slice(0, -1));
  if (list?.type !== 'array' || list.items.length < 2) return;
  yield { title: 'Delete this literal', edits: editor.remove(path) };
}
