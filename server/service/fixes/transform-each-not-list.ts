import { fieldOf } from './field-names.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { isWritten, textAt } from './values.js';

export const transformEachNotList: Fix = { code: 'transform-each-not-list', remedies };

function* remedies({ path }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const field = fieldOf(path);
  const isText = (textAt(template, [...field, 'content']) ?? 'text') === 'text';
  if (isText && !isWritten(template, [...field, 'content_args']))
    yield {
      title: 'Read the region as JSON',
      edits: editor.set(field, 'content', 'json'),
      isPreferred: true,
      uncovers: true,
    };
  yield { title: 'Delete "transform_each"', edits: editor.remove(path), isPreferred: !isText };
}
