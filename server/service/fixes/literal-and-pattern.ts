import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { valueAt } from './values.js';

export const literalAndPattern: Fix = { code: 'literal-and-pattern', remedies };

function* remedies({ path, data }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const owner = path.slice(0, -1);
  for (const [name, other] of [
    [data.text('literal'), data.text('pattern')],
    [data.text('pattern'), data.text('literal')],
  ]) {
    if (name === undefined || other === undefined) return;
    // A null gives no delimiter: only the other one can be meant.
    const isNothing = valueAt(template, [...owner, name]) === null && valueAt(template, [...owner, other]) !== null;
    const edits = editor.remove([...owner, name]);
    yield { title: `Delete "${name}"`, edits, isPreferred: isNothing, safe: isNothing };
  }
}
