import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { removeEntry } from './removal.js';

/** What the format itself puts beside a value is one line break; all else is the value's. */
export const valueSpaceLost: Fix = { code: 'value-space-lost', remedies };

function* remedies({ path, data }: FixedFinding, context: FixContext): Iterable<Remedy> {
  const [start, end] = [data.offset('start'), data.offset('end')];
  if (start === undefined || end === undefined) {
    const title = 'Delete "value_parser": values stay as they are';
    yield { title, edits: removeEntry(context, path), isPreferred: true };
    return;
  }
  const edits = context.editor.replacePart(path, { start, end }, '\\n?');
  yield { title: 'Drop one line break at most: \\n?', edits, isPreferred: true };
}
