import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { isWritten, textAt } from './values.js';

export const callIsText: Fix = { code: 'call-is-text', remedies };

function* remedies({ path }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const isText = (textAt(template, [...path, 'content']) ?? 'text') === 'text';
  if (!isText || isWritten(template, [...path, 'content_args'])) return;
  const edits = editor.set(path, 'content', 'json');
  yield { title: 'Read the region as JSON', edits, isPreferred: true, uncovers: true };
}
