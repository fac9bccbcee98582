import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';

export const openerOnlyAtStart: Fix = { code: 'opener-only-at-start', remedies };

function* remedies({ path, data }: FixedFinding, { editor }: FixContext): Iterable<Remedy> {
  const part = data.part();
  if (part === undefined) return;
  yield { title: 'Open anywhere', edits: editor.replacePart(path, part, ''), isPreferred: true };
  yield { title: 'Open at the beginning of each line', edits: editor.replacePart(path, part, '(?<![^\\n])') };
}
