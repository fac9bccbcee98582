import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { parserMeant } from './parser-names.js';
import { removeEntry } from './removal.js';
import { textAt } from './values.js';

export const valueParserUnknown: Fix = { code: 'value-parser-unknown', remedies };

function* remedies({ path }: FixedFinding, context: FixContext): Iterable<Remedy> {
  const { editor, template } = context;
  const meant = parserMeant(textAt(template, path) ?? '');
  if (meant !== undefined) {
    yield { title: `Change to "${meant}"`, edits: editor.replace(path, meant), isPreferred: true };
  }
  yield { title: 'Delete "value_parser": values stay as they are', edits: removeEntry(context, path.slice(0, -1)) };
}
