import type { TemplatePath } from '../../../parser/values.js';
import type { WrittenRange } from '../document/locate.js';
import type { Edits } from '../edits/template-editor.js';
import type { FixContext } from './fix.js';
import { textAt } from './values.js';

/** A pattern without one of its alternatives, and the `|` beside it. */
export function withoutBranch({ editor, template }: FixContext, path: TemplatePath, branch: WrittenRange): Edits {
  const pattern = textAt(template, path) ?? '';
  const { start, end } = branch;
  if (pattern.charAt(start - 1) === '|') return editor.replacePart(path, { start: start - 1, end }, '');
  return pattern.charAt(end) === '|' ? editor.replacePart(path, { start, end: end + 1 }, '') : undefined;
}
