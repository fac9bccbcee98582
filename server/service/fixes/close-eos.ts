import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';

/** A region without a closer runs to the end of the stream. */
export const closeEos: Fix = { code: 'close-eos', remedies };

function* remedies({ path }: FixedFinding, { editor }: FixContext): Iterable<Remedy> {
  const isItem = typeof path.at(-1) === 'number';
  const title = isItem ? 'Delete the literal' : 'Delete "close": the region runs to the end';
  yield { title, edits: editor.remove(path), isPreferred: true };
}
