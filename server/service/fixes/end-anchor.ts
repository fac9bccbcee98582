import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { textAt } from './values.js';

/** A region without a closer runs to the end of the output. */
export const endAnchor: Fix = { code: 'end-anchor', remedies };

function* remedies({ path, data }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const part = data.part();
  const isAlone = part?.start === 0 && part.end === textAt(template, path)?.length;
  if (!isAlone || path.at(-1) !== 'close_pattern') return;
  const title = 'Delete "close_pattern": the region runs to the end';
  yield { title, edits: editor.remove(path), isPreferred: true };
}
