import type { TemplatePath } from '../../../parser/values.js';
import { together } from '../edits/template-editor.js';
import { fieldNames } from '../rules/patterns.js';
import { takeSpace } from './delimiter-space.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { isWritten, textAt } from './values.js';

/** The delimiters take the white space beside them, so that none is left for the implicit field. */
export const implicitValueSpace: Fix = { code: 'implicit-value-space', remedies };

function* remedies({ path }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const fields = fieldNames(template.root).map((name): TemplatePath => ['fields', name]);
  const written = (keys: readonly string[]) =>
    fields.flatMap((field) => keys.map((key) => [...field, key])).filter((place) => isWritten(template, place));
  const edits = together(
    ...written(['close', 'close_pattern'])
      .filter((place) => !/(?:^|[^\\])\\s\*$/.test(textAt(template, place) ?? ''))
      .map((place) => takeSpace(template, editor, place)),
    ...written(['open', 'open_pattern'])
      .filter((place) => !(textAt(template, place) ?? '').startsWith('\\s*'))
      .map((place) => takeSpace(template, editor, place, 'before')),
  );
  yield { title: 'Let the delimiters take the white space beside them', edits };
  yield { title: 'Read the field as text', edits: editor.remove([...path, 'content']) };
}
