import { isObject, keysOf } from '../engine.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { textAt, valueAt } from './values.js';

export const callIsText: Fix = { code: 'call-is-text', remedies };

/** Specification, section 3. */
const JSON_ARGUMENTS: readonly string[] = ['strip', 'unquoted_keys', 'string_delims', 'allow_non_json'];

function* remedies({ path }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const isText = (textAt(template, [...path, 'content']) ?? 'text') === 'text';
  const args = valueAt(template, [...path, 'content_args']) ?? null;
  // Arguments that only another content parser has say which one is meant.
  const isJson = isObject(args) ? keysOf(args).every((key) => JSON_ARGUMENTS.includes(key)) : args === null;
  if (!isText || !isJson) return;
  const edits = editor.set(path, 'content', 'json');
  yield { title: 'Read the region as JSON', edits, isPreferred: true, uncovers: true };
}
