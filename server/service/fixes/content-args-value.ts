import type { JsonValue } from '../../../parser/values.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { removeEntry } from './removal.js';
import { valueAt } from './values.js';

export const contentArgsValue: Fix = { code: 'content-args-value', remedies };

function* remedies({ path }: FixedFinding, context: FixContext): Iterable<Remedy> {
  const { editor, template } = context;
  const value = valueAt(template, path);
  if (path.at(-1) === 'string_delims') {
    if (typeof value === 'string' && value !== '') {
      yield { title: 'Write the pair that it opens and closes', edits: editor.replace(path, [[value, value]]) };
    }
  } else if (Array.isArray(value) && value.length === 1 && isText(value[0])) {
    yield { title: 'Write the pair that it opens and closes', edits: editor.replace(path, [value[0], value[0]]) };
  }
  const delims = path.slice(0, -1);
  const flat = valueAt(template, delims);
  if (
    delims.at(-1) === 'string_delims' &&
    isText(value) &&
    Array.isArray(flat) &&
    flat.length === 2 &&
    flat.every(isText)
  ) {
    yield { title: 'Put the pair in a list of pairs', edits: editor.wrap(delims, '[', ']'), isPreferred: true };
  }
  const isArgument = typeof path.at(-1) === 'string';
  const title = isArgument ? `Delete "${path.at(-1)}": its default is read` : 'Delete the pair';
  if (isArgument) yield { title, edits: removeEntry(context, path), isPreferred: value === '' };
}

function isText(value: JsonValue | undefined): value is string {
  return typeof value === 'string';
}
