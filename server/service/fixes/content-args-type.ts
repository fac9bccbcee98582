import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { valueAt } from './values.js';

export const contentArgsType: Fix = { code: 'content-args-type', remedies };

function* remedies({ path }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const value = valueAt(template, path);
  const isNothing = value === null || (Array.isArray(value) && value.length === 0) || value === '';
  yield { title: `Delete "${path.at(-1)}"`, edits: editor.remove(path), isPreferred: isNothing, safe: isNothing };
}
