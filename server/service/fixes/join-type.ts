import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { valueAt, writtenAt } from './values.js';

export const joinType: Fix = { code: 'join-type', remedies };

function* remedies({ path }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const value = valueAt(template, path);
  const [first, ...others] = Array.isArray(value) ? value : [];
  if (value === true) yield { title: 'Change to "": nothing between matches', edits: editor.replace(path, '') };
  if (typeof value === 'number') {
    yield { title: `Change to "${writtenAt(template, path)}"`, edits: editor.wrap(path, '"', '"') };
  }
  if (typeof first === 'string' && others.length === 0) {
    yield { title: 'Take the text out of the list', edits: editor.unwrap(path), isPreferred: true, safe: true };
  }
  yield { title: 'Delete "join": the matches are a list', edits: editor.remove(path), isPreferred: value === false };
}
