import { quoted } from '../quoting.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { nearestName } from './nearest.js';
import { removeEntry } from './removal.js';

export const contentArgsKeyUnknown: Fix = { code: 'content-args-key-unknown', remedies };

/** The arguments of each content parser (specification, section 3). */
const ARGUMENTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['json', ['strip', 'unquoted_keys', 'string_delims', 'allow_non_json']],
  ['xml-inline', ['tag_pattern', 'value_parser', 'merge_duplicates']],
  ['kv-lines', ['line_sep', 'kv_sep', 'strip', 'value_parser']],
]);

function* remedies({ path, data }: FixedFinding, context: FixContext): Iterable<Remedy> {
  const { editor } = context;
  const key = data.text('key');
  if (key === undefined) return;
  const known =
    path.at(-2) === 'value_parser' ? ['name', 'args'] : (ARGUMENTS.get(data.text('parser') ?? '') ?? ['strip']);
  const near = nearestName(key, known);
  if (near !== undefined) {
    yield { title: `Rename "${quoted(key)}" to "${near}"`, edits: editor.rename(path, near), isPreferred: true };
  }
  // Other readers may know it: it is deleted when its author says so.
  yield { title: `Delete "${quoted(key)}"`, edits: removeEntry(context, path), isPreferred: near === undefined };
}
