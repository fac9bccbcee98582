import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { removeEntry } from './removal.js';

export const callAllowNonJson: Fix = { code: 'call-allow-non-json', remedies };

function* remedies({ path }: FixedFinding, context: FixContext): Iterable<Remedy> {
  const title = 'Delete "allow_non_json": what is no JSON is an error';
  yield { title, edits: removeEntry(context, path), isPreferred: true };
}
