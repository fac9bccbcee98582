import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { removeEntry } from './removal.js';
import { valueAt } from './values.js';

export const stringDelimsInJson: Fix = { code: 'string-delims-in-json', remedies };

function* remedies({ path }: FixedFinding, context: FixContext): Iterable<Remedy> {
  const list = path.slice(0, -1);
  const pairs = valueAt(context.template, list);
  const isOnly = Array.isArray(pairs) && pairs.length === 1;
  if (isOnly) {
    yield { title: 'Delete "string_delims": strings stand in double quotes', edits: removeEntry(context, list) };
  } else yield { title: 'Delete the pair', edits: context.editor.remove(path) };
}
