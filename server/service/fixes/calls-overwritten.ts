import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';

export const callsOverwritten: Fix = { code: 'calls-overwritten', remedies };

function* remedies({ path }: FixedFinding, { editor }: FixContext): Iterable<Remedy> {
  yield { title: 'Add "repeats": true', edits: editor.set(path, 'repeats', true), isPreferred: true, uncovers: true };
}
