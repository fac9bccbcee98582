import { readPlaceholder } from '../engine.js';
import { fieldOf, placeholderNames } from './field-names.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { nearestName } from './nearest.js';
import { textAt } from './values.js';

/** What stands in braces is no name; the name that is meant may be known. */
export const placeholderUnread: Fix = { code: 'placeholder-unread', remedies };

function* remedies({ path }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const text = textAt(template, path) ?? '';
  const inner = text.slice(1, -1);
  const [root = '', ...steps] = inner.trim().split('.');
  const known = placeholderNames(template, fieldOf(path));
  const meant = known.includes(root) ? root : nearestName(root, known);
  if (meant === undefined) return;
  const name = [meant, ...steps].join('.');
  if (readPlaceholder(`{${name}}`).kind !== 'whole') return;
  const edits = editor.replacePart(path, { start: 1, end: text.length - 1 }, name);
  yield { title: `Change to {${name}}`, edits, isPreferred: true, uncovers: true };
}
