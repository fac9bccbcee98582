import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';

export const repeatsWithoutJoin: Fix = { code: 'repeats-without-join', remedies };

function* remedies({ path }: FixedFinding, { editor }: FixContext): Iterable<Remedy> {
  const title = 'Add "join": "": the matches become one text';
  yield { title, edits: editor.set(path, 'join', '', { behind: 'repeats' }), isPreferred: true };
  yield { title: 'Delete "repeats": the last match is kept', edits: editor.remove([...path, 'repeats']) };
}
