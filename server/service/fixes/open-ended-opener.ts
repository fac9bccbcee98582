import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { allBut, dotRunAt } from './pattern-nodes.js';

/** Something that stands behind the beginning of other delimiters ends the repetition, too. */
export const openEndedOpener: Fix = { code: 'open-ended-opener', remedies };

function* remedies({ path, data }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const part = data.part();
  const found = part && dotRunAt(template, path, part);
  if (found === undefined) return;
  const { run, next } = found;
  // A header may hold other marks before the one that ends it, as in `to=f<|channel|>commentary<|message|>`.
  if (next === '<') {
    const set = allBut('\n');
    const edits = editor.replacePart(path, run.body, set);
    yield { title: `Take ${set} instead of every character: no further than the line`, edits, isPreferred: true };
  }
  const set = allBut(`<${next}`);
  // It ends where it must, so it need not be lazy.
  const edits = editor.replacePart(path, run, `${set}${run.min === 0 ? '*' : '+'}`);
  yield { title: `Take ${set} instead of every character`, edits, isPreferred: next !== '<' };
}
