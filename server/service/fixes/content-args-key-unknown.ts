import type { TemplatePath } from '../../../parser/values.js';
import { isObject, keysOf } from '../engine.js';
import { quoted } from '../quoting.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { nearestName } from './nearest.js';
import { removeEntry } from './removal.js';
import { isWritten, valueAt } from './values.js';

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
  const isNested = path.at(-2) === 'value_parser';
  const known = isNested ? ['name', 'args'] : (ARGUMENTS.get(data.text('parser') ?? '') ?? ['strip']);
  const near = nearestName(key, known);
  if (near !== undefined) {
    yield { title: `Rename "${quoted(key)}" to "${near}"`, edits: editor.rename(path, near), isPreferred: true };
  }
  const isArgument = path.length === 4 && path[2] === 'content_args';
  const reader = isArgument && near === undefined ? readerOf(context, path.slice(0, 2)) : undefined;
  if (reader !== undefined) yield readAs(reader, path.slice(0, 2), context);
  // Other readers may know it: it is deleted when its author says so.
  const isPreferred = near === undefined && reader === undefined;
  yield { title: `Delete "${quoted(key)}"`, edits: removeEntry(context, path), isPreferred };
}

/** The one content parser that has all arguments that are written, of a field that has an opener: the implicit one holds text. */
function readerOf({ template }: FixContext, field: TemplatePath): string | undefined {
  const written = valueAt(template, [...field, 'content_args']) ?? null;
  const isOpened = ['open', 'open_pattern'].some((key) => isWritten(template, [...field, key]));
  if (!isOpened || !isObject(written)) return undefined;
  const names = [...ARGUMENTS].filter(([, keys]) => keysOf(written).every((key) => keys.includes(key)));
  return names.length === 1 ? names[0]?.[0] : undefined;
}

/** Who writes an argument means the content parser that has it. */
function readAs(reader: string, field: TemplatePath, { editor, template }: FixContext): Remedy {
  const edits = isWritten(template, [...field, 'content'])
    ? editor.replace([...field, 'content'], reader)
    : editor.insert(field, { content: reader }, { behind: 'close' });
  return { title: `Read the region as ${reader}`, edits, isPreferred: true, uncovers: true };
}
