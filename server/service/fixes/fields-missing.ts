import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';

/** The field that takes whatever the model writes. */
export const ALL_TEXT = { content: { repeats: true, join: '' } } as const;

export const fieldsMissing: Fix = { code: 'fields-missing', remedies };

function* remedies(_: FixedFinding, { editor }: FixContext): Iterable<Remedy> {
  const title = 'Add "fields" with the field "content", which takes all text';
  yield { title, edits: editor.insert([], { fields: ALL_TEXT }), isPreferred: true };
}
