import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { removeEntry } from './removal.js';

export const unquotedKeyBlanks: Fix = { code: 'unquoted-key-blanks', remedies };

function* remedies({ path }: FixedFinding, context: FixContext): Iterable<Remedy> {
  yield { title: 'Delete "unquoted_keys": keys stand in quotes', edits: removeEntry(context, path) };
}
