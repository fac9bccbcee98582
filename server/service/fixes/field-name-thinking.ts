import { together } from '../edits/template-editor.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { isWritten } from './values.js';

/** The default of a field has its name, too. */
export const fieldNameThinking: Fix = { code: 'field-name-thinking', remedies };

function* remedies({ path, data }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const name = data.text('instead');
  if (name === undefined) return;
  const byDefault = ['defaults', String(path.at(-1))];
  const renamed = isWritten(template, byDefault) ? editor.rename(byDefault, name) : [];
  yield {
    title: `Rename the field to "${name}"`,
    edits: together(editor.rename(path, name), renamed),
    isPreferred: true,
  };
}
