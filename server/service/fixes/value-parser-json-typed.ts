import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { removeEntry } from './removal.js';

/** Without a parser, arguments stay text until "tools" says what they are. */
export const valueParserJsonTyped: Fix = { code: 'value-parser-json-typed', remedies };

function* remedies({ path }: FixedFinding, context: FixContext): Iterable<Remedy> {
  const title = 'Delete "value_parser": "tools" gives the texts their types';
  yield { title, edits: removeEntry(context, path), isPreferred: true };
}
