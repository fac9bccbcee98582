import type { TemplatePath } from '../../../parser/values.js';
import type { WrittenTemplate } from '../document/model.js';
import { FIELD_KEYS, TEMPLATE_KEYS } from '../engine.js';
import { quoted } from '../quoting.js';
import { movedIntoArguments } from './argument-move.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { nearestName } from './nearest.js';
import { isWritten } from './values.js';

export const unknownKey: Fix = { code: 'unknown-key', remedies };

/** What other formats call a key. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['start', 'open'],
  ['begin', 'open'],
  ['end', 'close'],
  ['stop', 'close'],
  ['parser', 'content'],
  ['content_type', 'content'],
  ['parser_args', 'content_args'],
  ['multiple', 'repeats'],
  ['separator', 'join'],
  ['anchor', 'start_anchor'],
]);

/** Arguments of content parsers, which stand in `content_args` (specification, section 3). */
const ARGUMENTS: readonly string[] = [
  ...['strip', 'unquoted_keys', 'string_delims', 'allow_non_json'],
  ...['tag_pattern', 'value_parser', 'merge_duplicates', 'line_sep', 'kv_sep'],
];

function* remedies({ path, data }: FixedFinding, context: FixContext): Iterable<Remedy> {
  const { editor, template } = context;
  const key = data.text('key');
  if (key === undefined) return;
  if (path.length === 3 && ARGUMENTS.includes(key)) {
    const title = `Move "${key}" into "content_args"`;
    yield { title, edits: movedIntoArguments(context, path), isPreferred: true, uncovers: true };
    yield { title: `Delete "${key}"`, edits: editor.remove(path) };
    return;
  }
  const allowed = path.length === 1 ? TEMPLATE_KEYS : FIELD_KEYS;
  const near = nearestName(key, allowed);
  const meant = [near ?? OTHER_NAMES.get(key), ...data.texts('instead')];
  for (const name of new Set(meant)) {
    if (name === undefined || !allowed.includes(name) || hasPartner(template, path, name)) continue;
    const title = `Rename "${quoted(key)}" to "${name}"`;
    yield { title, edits: editor.rename(path, name), isPreferred: name === near, uncovers: true };
  }
  yield { title: `Delete "${quoted(key)}"`, edits: editor.remove(path) };
}

/** Of a literal and a pattern for the same delimiter there is only one. */
function hasPartner(template: WrittenTemplate, path: TemplatePath, key: string): boolean {
  const partner = key.endsWith('_pattern') ? key.slice(0, -'_pattern'.length) : `${key}_pattern`;
  return isWritten(template, [...path.slice(0, -1), partner]);
}
