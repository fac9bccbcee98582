import { callTransform } from './call-shape.js';
import { fieldOf } from './field-names.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { valueAt } from './values.js';

export const transformConstant: Fix = { code: 'transform-constant', remedies };

function* remedies({ path }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const isText = typeof valueAt(template, path) === 'string';
  const field = fieldOf(path);
  const call = isText && field.at(-1) === 'tool_calls' ? callTransform(template, field) : undefined;
  if (call !== undefined) yield { title: 'Write a "transform" that makes a call', edits: editor.replace(path, call) };
  yield { title: 'Delete "transform": the parsed value stays as it is', edits: editor.remove(path) };
}
