import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { removeEntry } from './removal.js';
import { valueAt } from './values.js';

export const defaultKind: Fix = { code: 'default-kind', remedies };

function* remedies({ path, data }: FixedFinding, context: FixContext): Iterable<Remedy> {
  const { editor, template } = context;
  const value = valueAt(template, path);
  const isNothing = value === null || value === '';
  if (data.text('needed') === 'list') {
    if (isNothing) yield { title: 'Change to []', edits: editor.replace(path, []), isPreferred: true };
    else yield { title: 'Put the value in a list', edits: editor.wrap(path, '[', ']'), isPreferred: true };
  } else if (Array.isArray(value) && value.length === 0) {
    yield { title: 'Change to ""', edits: editor.replace(path, ''), isPreferred: true };
  } else if (Array.isArray(value) && value.length === 1 && typeof value[0] === 'string') {
    yield { title: 'Take the text out of the list', edits: editor.unwrap(path), isPreferred: true };
  }
  yield { title: 'Delete the default', edits: removeEntry(context, path) };
}
