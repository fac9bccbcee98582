import type { TemplatePath } from '../../../parser/values.js';
import type { Edits } from '../edits/template-editor.js';
import { entriesOf, isObject } from '../engine.js';
import type { FixContext } from './fix.js';
import { valueAt } from './values.js';

/** Without an entry; with the last of them goes the object that holds them: arguments, or defaults. */
export function removeEntry({ template, editor }: FixContext, path: TemplatePath): Edits {
  const owner = path.slice(0, -1);
  const entries = valueAt(template, owner) ?? null;
  const isLast = isObject(entries) && entriesOf(entries).length === 1;
  return editor.remove(isLast ? owner : path);
}
