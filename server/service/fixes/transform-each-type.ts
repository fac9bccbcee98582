import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { flagMeant } from './flag-words.js';
import { isWritten, valueAt } from './values.js';

export const transformEachType: Fix = { code: 'transform-each-type', remedies };

function* remedies({ path }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const value = valueAt(template, path);
  const meant = flagMeant(value);
  if (meant !== undefined) {
    yield { title: `Change to ${meant}`, edits: editor.replace(path, meant), isPreferred: true, safe: true };
  }
  // Null is no flag, and without a transform none is needed.
  const isNothing = value === null && !isWritten(template, [...path.slice(0, -1), 'transform']);
  yield { title: 'Delete "transform_each"', edits: editor.remove(path), isPreferred: isNothing, safe: isNothing };
}
