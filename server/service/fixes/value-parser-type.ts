import { CONTENT_PARSERS } from '../engine.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { parserMeant } from './parser-names.js';
import { removeEntry } from './removal.js';
import { textAt } from './values.js';

export const valueParserType: Fix = { code: 'value-parser-type', remedies };

function* remedies({ path }: FixedFinding, context: FixContext): Iterable<Remedy> {
  const { editor, template } = context;
  const written = textAt(template, path);
  const isName = CONTENT_PARSERS.some((name) => name === written);
  const name = isName ? written : parserMeant(written ?? '');
  if (name !== undefined) {
    const title = `Write the object {"name": "${name}"}`;
    yield { title, edits: editor.replace(path, { name }), isPreferred: true, safe: isName };
  }
  yield { title: 'Delete "value_parser": values stay as they are', edits: removeEntry(context, path) };
}
