import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { dotUpToNext } from './pattern-nodes.js';

/** The repetition ends in front of the character that follows. */
export const greedyDot: Fix = { code: 'greedy-dot', remedies };

function* remedies({ path, data }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const part = data.part();
  const change = part && dotUpToNext(template, path, part);
  if (change === undefined) return;
  const { set, dot } = change;
  yield {
    title: `Take ${set} instead of every character`,
    edits: editor.replacePart(path, dot, set),
    isPreferred: true,
  };
}
