import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';

export const joinNotText: Fix = { code: 'join-not-text', remedies };

function* remedies({ path }: FixedFinding, { editor }: FixContext): Iterable<Remedy> {
  yield { title: 'Delete "join": the field is a list', edits: editor.remove(path), isPreferred: true };
}
