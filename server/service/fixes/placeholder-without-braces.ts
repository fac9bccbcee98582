import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';

export const placeholderWithoutBraces: Fix = { code: 'placeholder-without-braces', remedies };

function* remedies({ path, data }: FixedFinding, { editor }: FixContext): Iterable<Remedy> {
  const instead = data.text('instead');
  if (instead === undefined) return;
  yield { title: `Write "${instead}"`, edits: editor.replace(path, instead), isPreferred: true, uncovers: true };
}
