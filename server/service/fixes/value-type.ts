import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { valueAt } from './values.js';

export const valueType: Fix = { code: 'value-type', remedies };

function* remedies({ path }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const value = valueAt(template, path);
  // Python's True equals 1.
  if (path.at(-1) === 'version') {
    yield { title: 'Change to 1', edits: editor.replace(path, 1), isPreferred: true, safe: true };
  }
  if (path.length === 3 && path.at(-1) === 'transform' && value === '{content}') {
    yield {
      title: 'Delete "transform": the value is the same without it',
      edits: editor.remove(path),
      isPreferred: true,
    };
  }
  if (path.at(-2) === 'string_delims' && typeof value === 'string') {
    const title = 'Write the two characters as a pair';
    yield { title, edits: editor.replace(path, [...value]), isPreferred: true, safe: true };
  }
}
