import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { isWritten } from './values.js';

export const joinWithoutRepeats: Fix = { code: 'join-without-repeats', remedies };

function* remedies({ path }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const field = path.slice(0, -1);
  const title = isWritten(template, [...field, 'repeats']) ? 'Change "repeats" to true' : 'Add "repeats": true';
  yield { title, edits: editor.set(field, 'repeats', true), isPreferred: true };
  yield { title: 'Delete "join"', edits: editor.remove(path) };
}
