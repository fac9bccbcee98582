import type { JsonStyle } from './json-style.js';

/** What a fix can write. */
export type NewValue = string | number | boolean | null | readonly NewValue[] | NewEntries;
export interface NewEntries {
  readonly [key: string]: NewValue;
}

/** A value as its author would have written it. @param indentation that of the line in which it begins */
export function jsonText(value: NewValue, style: JsonStyle, indentation: string): string {
  if (isNewList(value)) return listText(value, style, indentation);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = indentation + style.indentUnit;
  const entries = entriesText(value, style, style.inLines ? inner : indentation);
  if (entries.length === 0) return '{}';
  if (!style.inLines) return `{${style.padding}${entries.join(style.comma)}${style.padding}}`;
  const { lineEnd } = style;
  return `{${lineEnd}${entries.map((entry) => inner + entry).join(`,${lineEnd}`)}${lineEnd}${indentation}}`;
}

/** Each entry of an object. @param indentation that of the lines in which they begin */
export function entriesText(entries: NewEntries, style: JsonStyle, indentation: string): readonly string[] {
  return Object.entries(entries).map(
    ([key, value]) => `${JSON.stringify(key)}${style.colon}${jsonText(value, style, indentation)}`,
  );
}

/** Lists that fixes write are short: always in one line. */
function listText(items: readonly NewValue[], style: JsonStyle, indentation: string): string {
  return `[${items.map((item) => jsonText(item, style, indentation)).join(style.comma)}]`;
}

function isNewList(value: NewValue): value is readonly NewValue[] {
  return Array.isArray(value);
}

/** A text as it stands inside the quotes of a JSON string. */
export function stringContent(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
