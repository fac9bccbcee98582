import { together } from '../edits/template-editor.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { textAt } from './values.js';

export const flagsTooLate: Fix = { code: 'flags-too-late', remedies };

function* remedies({ path, data }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const part = data.part();
  if (part === undefined || (textAt(template, path) ?? '').slice(part.start, part.end) !== '(?i)') return;
  const edits = together(editor.replacePart(path, { start: 0, end: 0 }, '(?i)'), editor.replacePart(path, part, ''));
  yield { title: 'Begin the pattern with (?i)', edits, isPreferred: true, uncovers: true };
}
