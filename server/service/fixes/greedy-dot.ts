import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { allBut, dotRunAt, isIdleTail } from './pattern-nodes.js';

/** The repetition ends in front of the character that follows. */
export const greedyDot: Fix = { code: 'greedy-dot', remedies };

function* remedies({ path, data }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const part = data.part();
  if (part === undefined) return;
  if (isIdleTail(template, path, part))
    yield { title: 'Leave it out: the delimiter ends before it', edits: editor.replacePart(path, part, '') };
  const found = dotRunAt(template, path, part);
  if (found === undefined) return;
  const set = allBut(found.next);
  yield {
    title: `Take ${set} instead of every character`,
    edits: editor.replacePart(path, found.run.body, set),
    isPreferred: true,
  };
}
