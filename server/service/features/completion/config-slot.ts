import { allEntries } from '../../document/locate.js';
import type { TemplateModel } from '../../document/model.js';
import { skipSpace } from '../../document/skip.js';
import { type Slot, slotAt } from './slot.js';

/** The slot of a key at the top of a configuration; undefined elsewhere. Values in front of the cursor are stepped over as a whole. */
export function configKeySlot({ text, kind }: TemplateModel, offset: number): Slot | undefined {
  const brace = skipSpace(text, text.charCodeAt(0) === 0xfeff ? 1 : 0);
  if (kind !== 'config' || text[brace] !== '{' || offset <= brace) return undefined;
  let lastEnd = brace + 1;
  let isFirst = true;
  for (const { key, value } of allEntries(text, lastEnd)) {
    if (value.end > offset || value.end === value.start) break;
    if (key.start >= offset) break;
    lastEnd = value.end;
    isFirst = false;
  }
  const top = { type: 'object', phase: isFirst ? 'key' : 'comma', step: '', lastEnd } as const;
  const slot = offset === lastEnd && !isFirst ? undefined : slotAt(text, lastEnd, offset, offset, [top]);
  return slot?.kind === 'key' && slot.path.length === 0 ? slot : undefined;
}
