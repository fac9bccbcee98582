import { withoutBranch } from './branch-removal.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';

/** The end of the output closes every open region anyway. */
export const endAlternative: Fix = { code: 'end-alternative', remedies };

function* remedies({ path, data }: FixedFinding, context: FixContext): Iterable<Remedy> {
  const part = data.part();
  if (part === undefined) return;
  const title = 'Delete the alternative: the end of the output closes the region';
  yield { title, edits: withoutBranch(context, path, part), isPreferred: true };
}
