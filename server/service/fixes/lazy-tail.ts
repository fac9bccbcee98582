import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { isIdleTail } from './pattern-nodes.js';

export const lazyTail: Fix = { code: 'lazy-tail', remedies };

function* remedies({ path, data }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const part = data.part();
  if (part === undefined) return;
  if (isIdleTail(template, path, part)) {
    yield { title: 'Leave it out: it takes nothing', edits: editor.replacePart(path, part, ''), isPreferred: true };
    return;
  }
  // The quantifier ends with the mark that makes it lazy.
  const edits = editor.replacePart(path, { start: part.end - 1, end: part.end }, '');
  yield { title: 'Make it greedy: it takes all that fits', edits, isPreferred: true };
}
