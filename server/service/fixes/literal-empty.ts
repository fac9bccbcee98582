import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { valueAt } from './values.js';

export const literalEmpty: Fix = { code: 'literal-empty', remedies };

function* remedies({ path }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const owner = path.slice(0, -1);
  const list = valueAt(template, owner);
  if (typeof path.at(-1) === 'number') {
    const isOneOfMany = Array.isArray(list) && list.length > 1;
    if (isOneOfMany) {
      yield { title: 'Delete the empty literal', edits: editor.remove(path), isPreferred: true, safe: true };
    } else yield { title: `Delete "${owner.at(-1)}"`, edits: editor.remove(owner) };
  } else yield { title: `Delete "${path.at(-1)}"`, edits: editor.remove(path) };
}
