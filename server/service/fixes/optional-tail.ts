import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';

export const optionalTail: Fix = { code: 'optional-tail', remedies };

function* remedies({ path, data }: FixedFinding, { editor }: FixContext): Iterable<Remedy> {
  const part = data.part();
  // What has to come once or more is not left out.
  if (part === undefined || data.offset('minimum') !== 0) return;
  yield { title: 'Delete the part that may be missing', edits: editor.replacePart(path, part, '') };
}
