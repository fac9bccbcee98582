import { ALL_TEXT } from './fields-missing.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';

export const fieldsEmpty: Fix = { code: 'fields-empty', remedies };

function* remedies({ path }: FixedFinding, { editor }: FixContext): Iterable<Remedy> {
  yield {
    title: 'Add the field "content", which takes all text',
    edits: editor.insert(path, ALL_TEXT),
    isPreferred: true,
  };
}
