import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { flagMeant } from './flag-words.js';
import { valueAt } from './values.js';

/** A value that says one thing to a human and another to Python, such as `"no"`, can be meant either way. */
export const flagType: Fix = { code: 'flag-type', remedies };

function* remedies({ path, data }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const read = data.flag('read');
  if (read === undefined) return;
  const meant = flagMeant(valueAt(template, path)) ?? read;
  const isSame = meant === read;
  yield { title: `Change to ${meant}`, edits: editor.replace(path, meant), isPreferred: true, safe: isSame };
  if (!isSame) yield { title: `Change to ${read}, as it is read now`, edits: editor.replace(path, read) };
}
