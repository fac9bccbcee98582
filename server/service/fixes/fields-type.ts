import type { JsonValue } from '../../../parser/values.js';
import { ALL_TEXT } from './fields-missing.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { valueAt } from './values.js';

export const fieldsType: Fix = { code: 'fields-type', remedies };

function* remedies({ path }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  // What holds something is not thrown away.
  if (!isEmpty(valueAt(template, path))) return;
  const title = 'Write the field "content", which takes all text';
  yield { title, edits: editor.replace(path, ALL_TEXT), isPreferred: true };
}

function isEmpty(value: JsonValue | undefined): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
