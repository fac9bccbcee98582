import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';

export const transformEachWithoutTransform: Fix = { code: 'transform-each-without-transform', remedies };

function* remedies({ path }: FixedFinding, { editor }: FixContext): Iterable<Remedy> {
  // Without a transform there is nothing that it could do to the items.
  yield { title: 'Delete "transform_each"', edits: editor.remove(path), isPreferred: true, safe: true };
}
