import { quoted } from '../quoting.js';
import { usualDelimiters } from './families.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';

export const fieldType: Fix = { code: 'field-type', remedies };

function* remedies({ path }: FixedFinding, { editor }: FixContext): Iterable<Remedy> {
  const name = String(path.at(-1));
  const usual = usualDelimiters(name);
  if (usual !== undefined) {
    yield {
      title: `Write the field between ${usual.open} and ${usual.close}`,
      edits: editor.replace(path, { ...usual }),
    };
  }
  if (name === 'content') {
    const edits = editor.replace(path, { repeats: true, join: '' });
    yield { title: 'Write the field that takes all other text', edits, isPreferred: true };
  } else yield { title: `Delete the field "${quoted(name)}"`, edits: editor.remove(path) };
}
