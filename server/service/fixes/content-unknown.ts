import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { parserMeant } from './parser-names.js';
import { textAt } from './values.js';

export const contentUnknown: Fix = { code: 'content-unknown', remedies };

function* remedies({ path }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const meant = parserMeant(textAt(template, path) ?? '');
  if (meant !== undefined) {
    yield { title: `Change to "${meant}"`, edits: editor.replace(path, meant), isPreferred: true };
  }
  if (meant !== 'text') yield { title: 'Delete "content": the field is text', edits: editor.remove(path) };
}
