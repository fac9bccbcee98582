import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { textAt } from './values.js';

/** The escape that is meant, with one backslash in the pattern. */
export const backslashTwice: Fix = { code: 'backslash-twice', remedies };

function* remedies({ path, data }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const part = data.part();
  if (part === undefined) return;
  const written = (textAt(template, path) ?? '').slice(part.start, part.end);
  const meant = written === '\b' ? '\\b' : written.slice(1);
  const edits = editor.replacePart(path, part, meant);
  yield { title: `Write ${meant}`, edits, isPreferred: true, uncovers: true };
}
