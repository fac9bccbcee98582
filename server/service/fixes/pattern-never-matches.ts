import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { textAt } from './values.js';

/** Without the test that cannot hold, the rest of the pattern matches. */
export const patternNeverMatches: Fix = { code: 'pattern-never-matches', remedies };

function* remedies({ path, data }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const part = data.part();
  const written = part && textAt(template, path)?.slice(part.start, part.end);
  if (part === undefined || written === undefined) return;
  yield { title: `Delete ${written}`, edits: editor.replacePart(path, part, ''), isPreferred: true };
}
