import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';

export const literalListEmpty: Fix = { code: 'literal-list-empty', remedies };

function* remedies({ path }: FixedFinding, { editor }: FixContext): Iterable<Remedy> {
  yield { title: `Delete "${path.at(-1)}"`, edits: editor.remove(path), isPreferred: path.at(-1) === 'close' };
}
