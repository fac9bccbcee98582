import { ALL_TEXT } from './fields-missing.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';

/** Text outside of regions is the answer, in a field that has no delimiters yet. */
export const implicitMissing: Fix = { code: 'implicit-missing', remedies };

function* remedies({ path }: FixedFinding, { editor }: FixContext): Iterable<Remedy> {
  const title = 'Add the field "content", which takes the text outside of regions';
  yield { title, edits: editor.insert(path, ALL_TEXT), isPreferred: true };
}
