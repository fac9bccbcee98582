import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';

export const literalInsideLiteral: Fix = { code: 'literal-inside-literal', remedies };

function* remedies({ path, data }: FixedFinding, { editor }: FixContext): Iterable<Remedy> {
  yield { title: 'Delete this literal', edits: editor.remove(path) };
  const part = data.path('part');
  if (part !== undefined) yield { title: 'Delete the literal that is a part of it', edits: editor.remove(part) };
}
