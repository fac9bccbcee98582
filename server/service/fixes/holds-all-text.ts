import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';

/** What stands in front of a delimiter is the region's text, or the implicit field's, and is not lost without this. */
export const holdsAllText: Fix = { code: 'holds-all-text', remedies };

function* remedies({ path, data }: FixedFinding, { editor }: FixContext): Iterable<Remedy> {
  const part = data.part();
  if (part === undefined) return;
  yield { title: 'Begin with what follows', edits: editor.replacePart(path, part, '') };
}
