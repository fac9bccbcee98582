import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { valueAt } from './values.js';

/** A list of one call is the call; without "repeats" the list of the region is that of the message. */
export const callsInList: Fix = { code: 'calls-in-list', remedies };

function* remedies({ path }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const transform = valueAt(template, [...path, 'transform']);
  if (Array.isArray(transform) && transform.length === 1) {
    const edits = editor.unwrap([...path, 'transform']);
    yield { title: 'Make one call of each region', edits, isPreferred: true, uncovers: true };
    return;
  }
  // Of several regions the last one is kept: only one that nothing closes comes alone.
  const isAlone = ['close', 'close_pattern'].every((key) => valueAt(template, [...path, key]) === undefined);
  yield { title: 'Delete "repeats"', edits: editor.remove([...path, 'repeats']), isPreferred: isAlone, uncovers: true };
}
