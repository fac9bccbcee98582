import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';

export const lazyTail: Fix = { code: 'lazy-tail', remedies };

function* remedies({ path, data }: FixedFinding, { editor }: FixContext): Iterable<Remedy> {
  const end = data.part()?.end;
  if (end === undefined) return;
  // The quantifier ends with the mark that makes it lazy.
  const edits = editor.replacePart(path, { start: end - 1, end }, '');
  yield { title: 'Make it greedy: it takes all that fits', edits, isPreferred: true };
}
