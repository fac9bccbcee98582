import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { valueAt, writtenAt } from './values.js';

export const literalType: Fix = { code: 'literal-type', remedies };

function* remedies({ path }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const value = valueAt(template, path);
  const isItem = typeof path.at(-1) === 'number';
  if (typeof value === 'number')
    yield { title: `Change to the text "${writtenAt(template, path)}"`, edits: editor.wrap(path, '"', '"') };
  if (Array.isArray(value) && value.length === 1) {
    yield {
      title: 'Take the literal out of the inner list',
      edits: editor.unwrap(path),
      isPreferred: true,
      safe: true,
      uncovers: true,
    };
  }
  // What null stands for is the same as nothing: no delimiter.
  const isNothing = value === null;
  const title = isItem ? 'Delete the item' : `Delete "${path.at(-1)}"`;
  yield { title, edits: editor.remove(path), isPreferred: isNothing, safe: isNothing && isItem };
}
