import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { valueAt } from './values.js';

export const defaultsType: Fix = { code: 'defaults-type', remedies };

function* remedies({ path }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const value = valueAt(template, path);
  const isNothing = value === null || (Array.isArray(value) && value.length === 0) || value === '';
  if (value === 'assistant') {
    const title = 'Change to {"role": "assistant"}';
    yield { title, edits: editor.replace(path, { role: 'assistant' }), isPreferred: true };
  }
  yield { title: 'Delete "defaults"', edits: editor.remove(path), isPreferred: isNothing, safe: isNothing };
}
