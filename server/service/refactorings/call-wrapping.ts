import { isObject } from '../engine.js';
import { callTransform } from '../fixes/call-shape.js';
import { isWritten, valueAt } from '../fixes/values.js';
import type { Rewriting, Selected } from './refactoring.js';

/**
 * The call of a tool in the shape that chat templates read: `{"type": "function", "function": {"name": …, "arguments": …}}`. The one
 * rewriting after which the message is another one.
 */
export function* callWrapping({ template, editor, paths }: Selected): Iterable<Rewriting> {
  const field = paths.find((path) => path.length === 2 && path[0] === 'fields');
  if (field === undefined) return;
  const path = [...field, 'transform'];
  const transform = valueAt(template, path) ?? null;
  if (isObject(transform) && 'name' in transform && !('function' in transform)) {
    yield { title: 'Wrap the "transform" as the function of a call', edits: editor.wrapInCall(path) };
  }
  const call = transform === null && isDelimited(field, template) ? callTransform(template, field) : undefined;
  if (call === undefined) return;
  const edits = isWritten(template, path) ? editor.replace(path, call) : editor.insert(field, { transform: call });
  yield { title: 'Add a "transform" that makes a call', edits };
}

/** What the implicit field collects is no call. */
function isDelimited(field: readonly (string | number)[], template: Selected['template']): boolean {
  return ['open', 'open_pattern'].some((key) => isWritten(template, [...field, key]));
}
