import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { removeEntry } from './removal.js';

/** Whether the message shall fail, or have the default, is the author's to say. */
export const optionalWithDefault: Fix = { code: 'optional-with-default', remedies };

function* remedies({ path, data }: FixedFinding, context: FixContext): Iterable<Remedy> {
  yield { title: 'Delete "optional": the default stands in', edits: context.editor.remove(path) };
  const byDefault = data.path('default');
  if (byDefault === undefined) return;
  yield { title: 'Delete the default: a message without the field fails', edits: removeEntry(context, byDefault) };
}
