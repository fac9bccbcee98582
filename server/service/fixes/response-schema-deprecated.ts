import { skipSpace, skipString, skipValue } from '../document/skip.js';
import type { WrittenEdit } from '../edits/written-edit.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';

/** Beside a template the schema is for older readers only. */
export const responseSchemaDeprecated: Fix = { code: 'response-schema-deprecated', remedies };

function* remedies({ start, data }: FixedFinding, { text }: FixContext): Iterable<Remedy> {
  if (data.flag('hasTemplate') !== true) return;
  yield { title: 'Delete "response_schema"', edits: [withoutEntry(text, start)] };
}

/** An entry of the configuration with its comma: the one behind it, or behind the last entry the one in front. */
function withoutEntry(text: string, start: number): WrittenEdit {
  const value = skipSpace(text, skipSpace(text, skipString(text, start)) + 1);
  const end = skipValue(text, value);
  const behind = skipSpace(text, end);
  if (text[behind] === ',') return { start, end: skipSpace(text, behind + 1), newText: '' };
  const before = text.slice(0, start).trimEnd();
  return { start: before.endsWith(',') ? before.length - 1 : start, end, newText: '' };
}
