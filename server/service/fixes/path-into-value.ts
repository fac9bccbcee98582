import { fieldOf } from './field-names.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { isWritten, textAt } from './values.js';

export const pathIntoValue: Fix = { code: 'path-into-value', remedies };

function* remedies({ path, data }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const field = fieldOf(path);
  const known = data.text('known') ?? '';
  const isText = (textAt(template, [...field, 'content']) ?? 'text') === 'text';
  if (known === 'content' && isText && !isWritten(template, [...field, 'content_args']))
    yield {
      title: 'Read the region as JSON',
      edits: editor.set(field, 'content', 'json'),
      isPreferred: true,
      uncovers: true,
    };
  const part = data.part();
  if (part !== undefined) yield { title: `Change to {${known}}`, edits: editor.replacePart(path, part, '') };
}
