import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { removeEntry } from './removal.js';

export const optionalWithDefault: Fix = { code: 'optional-with-default', remedies };

function* remedies({ path, data }: FixedFinding, context: FixContext): Iterable<Remedy> {
  const { editor } = context;
  // It has no effect, so nothing changes.
  yield {
    title: 'Delete "optional": the default stands in',
    edits: editor.remove(path),
    isPreferred: true,
    safe: true,
  };
  const byDefault = data.path('default');
  if (byDefault === undefined) return;
  yield { title: 'Delete the default: a message without the field fails', edits: removeEntry(context, byDefault) };
}
