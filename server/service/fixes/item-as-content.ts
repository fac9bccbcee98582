import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { textAt } from './values.js';

const WRITTEN = '{content.';

export const itemAsContent: Fix = { code: 'item-as-content', remedies };

function* remedies({ path }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const text = textAt(template, path) ?? '';
  if (!text.startsWith(WRITTEN)) return;
  const edits = editor.replacePart(path, { start: 1, end: WRITTEN.length }, '');
  yield { title: `Change to {${text.slice(WRITTEN.length)}`, edits, isPreferred: true };
}
