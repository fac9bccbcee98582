import { withoutBranch } from './branch-removal.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';

export const alternativeInside: Fix = { code: 'alternative-inside', remedies };

function* remedies({ path, data }: FixedFinding, context: FixContext): Iterable<Remedy> {
  const part = data.part();
  if (part === undefined) return;
  yield { title: 'Delete the longer alternative', edits: withoutBranch(context, path, part) };
}
