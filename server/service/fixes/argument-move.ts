import type { TemplatePath } from '../../../parser/values.js';
import { type Edits, together } from '../edits/template-editor.js';
import type { FixContext } from './fix.js';
import { isWritten, valueAt } from './values.js';

/** An argument of a content parser that stands beside `content_args`, moved into it. */
export function movedIntoArguments({ template, editor }: FixContext, path: TemplatePath): Edits {
  const key = String(path.at(-1));
  const args = [...path.slice(0, -1), 'content_args'];
  const value = valueAt(template, path);
  if (!isWritten(template, args)) return editor.wrapInEntry(path, 'content_args');
  // Lists and objects keep how they are written: they are moved by hand.
  if (typeof value !== 'string' && typeof value !== 'boolean') return undefined;
  return together(editor.remove(path), editor.insert(args, { [key]: value }));
}
