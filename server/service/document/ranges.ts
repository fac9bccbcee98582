import type { TemplatePath } from '../../../parser/values.js';
import type { TemplatePlace, WrittenRange } from './locate.js';
import type { TemplateModel, WrittenTemplate } from './model.js';
import { nodeAt, propertyAt } from './path.js';

/** The value at a path; where none is written, what names the object that lacks it. */
export function valueRange(template: WrittenTemplate, path: TemplatePath): WrittenRange {
  const node = nodeAt(template.root, path);
  return node === undefined ? ownerRange(template, path.slice(0, -1)) : rangeOf(node);
}

/** The key that a path ends in, or the item of a list; where it is not written, what names the object that lacks it. */
export function keyRange(template: WrittenTemplate, path: TemplatePath): WrittenRange {
  const key = propertyAt(template.root, path)?.key;
  return key === undefined ? valueRange(template, path) : rangeOf(key);
}

/**
 * What names the object at a path, for a finding about something that it lacks: its key, the template's key, or the opening
 * bracket of one that has no key. The nearest one around it where the object itself is not written.
 */
export function ownerRange(template: WrittenTemplate, path: TemplatePath): WrittenRange {
  for (let length = path.length; length > 0; length -= 1) {
    const property = propertyAt(template.root, path.slice(0, length));
    if (property !== undefined) return rangeOf(property.key);
  }
  return openingOf(template.place);
}

/** What names the template that is read: its key, or its first character where the whole file is the template. */
export function templateOpening({ places }: TemplateModel): WrittenRange {
  const place = places.at(-1);
  return place === undefined ? { start: 0, end: 0 } : openingOf(place);
}

function openingOf({ key, value }: TemplatePlace): WrittenRange {
  return key ?? { start: value.start, end: value.start + 1 };
}

/** A part of the string at a path, given in decoded units; the whole value where that is no string. */
export function partRange(template: WrittenTemplate, path: TemplatePath, decoded: WrittenRange): WrittenRange {
  const node = nodeAt(template.root, path);
  if (node?.type !== 'string') return valueRange(template, path);
  const map = template.strings(node);
  const { start, end } = decoded.end > decoded.start ? decoded : aroundPoint(map.decoded, decoded.start);
  return end > start ? { start: map.writtenOffset(start), end: map.writtenOffset(end) } : rangeOf(node);
}

/** A place without width is shown on the character that stands there, or on the last one for the end of the string. */
function aroundPoint(decoded: string, offset: number): WrittenRange {
  let start = Math.min(offset, decoded.length - 1);
  if (start < 0) return { start: 0, end: 0 };
  if (start > 0 && (decoded.codePointAt(start - 1) ?? 0) > 0xffff) start -= 1;
  return { start, end: start + String.fromCodePoint(decoded.codePointAt(start) ?? 0).length };
}

function rangeOf({ start, end }: WrittenRange): WrittenRange {
  return { start, end };
}
