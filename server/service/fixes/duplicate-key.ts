import { skipSpace } from '../document/skip.js';
import type { Edits } from '../edits/template-editor.js';
import { partsAround } from '../features/json-nodes.js';
import { quoted } from '../quoting.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';

/** What is deleted is never read: what the template does stays as it is. */
export const duplicateKey: Fix = { code: 'duplicate-key', remedies };

function* remedies({ start, data }: FixedFinding, context: FixContext): Iterable<Remedy> {
  const key = data.text('key');
  if (key === undefined) return;
  const edits = withoutTemplate(context, start) ?? withoutEntry(context, start);
  yield { title: `Delete this "${quoted(key)}", which is not read`, edits, isPreferred: true, safe: true };
}

function withoutEntry({ template, editor }: FixContext, start: number): Edits {
  const owner = partsAround(template.root, start)
    .filter((part) => 'type' in part && part.type === 'object')
    .at(-1);
  return owner !== undefined && 'properties' in owner ? editor.removeEntryAt(owner, start) : undefined;
}

/** A whole template, of a file of which only templates are read: another one stands behind it, and so a comma. */
function withoutTemplate({ text, places }: FixContext, start: number): Edits {
  const place = places.find(({ key }) => key?.start === start);
  if (place === undefined) return undefined;
  const comma = skipSpace(text, place.value.end);
  return text[comma] === ',' ? [{ start, end: skipSpace(text, comma + 1), newText: '' }] : undefined;
}
