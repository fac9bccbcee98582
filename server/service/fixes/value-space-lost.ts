import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { removeEntry } from './removal.js';

/** What the format itself puts beside a value is one line break; all else is the value's. */
export const valueSpaceLost: Fix = { code: 'value-space-lost', remedies };

function* remedies({ path, data }: FixedFinding, context: FixContext): Iterable<Remedy> {
  const part = data.part();
  if (part === undefined) {
    const title = 'Delete "value_parser": values stay as they are';
    yield { title, edits: removeEntry(context, path), isPreferred: true };
    return;
  }
  const edits = context.editor.replacePart(path, part, '\\n?');
  yield { title: 'Drop one line break at most: \\n?', edits, isPreferred: true };
}
