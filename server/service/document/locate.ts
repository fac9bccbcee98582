import { type DocumentKind, SCHEMA_KEY, TEMPLATE_KEY } from './kind.js';
import { skipSpace, skipString, skipValue } from './skip.js';

/** A stretch of a document in UTF-16 units, end excluded. */
export interface WrittenRange {
  readonly start: number;
  readonly end: number;
}

/** Where a template stands in a document. */
export interface TemplatePlace {
  /** The key with its quotes; undefined where the whole file is the template. */
  readonly key: WrittenRange | undefined;
  /** The value; empty where none is written yet. */
  readonly value: WrittenRange;
}

/** What of a document is ours. */
export interface LocatedEntries {
  /** All templates in the order in which they are written. A repeated key replaces what stood before it. */
  readonly templates: readonly TemplatePlace[];
  /** The keys of schemas, as the format before this one had them. */
  readonly schemaKeys: readonly WrittenRange[];
}

export function locateEntries(text: string, kind: DocumentKind): LocatedEntries {
  const first = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  const start = skipSpace(text, first);
  if (kind === 'config') return text[start] === '{' ? entriesOf(text, start + 1) : { templates: [], schemaKeys: [] };
  const isBlank = start === text.length;
  const value = isBlank ? { start: first, end: first } : { start, end: skipValue(text, start) };
  return { templates: [{ key: undefined, value }], schemaKeys: [] };
}

/** A file that is ours for another reason than its name: with `fields` at its root it is a template, else it holds one under its key. */
export function kindByContent(text: string): DocumentKind {
  const start = skipSpace(text, text.charCodeAt(0) === 0xfeff ? 1 : 0);
  if (text[start] !== '{') return 'config';
  for (const { key } of allEntries(text, start + 1)) {
    if (isNamed(text.slice(key.start, key.end), 'fields')) return 'template';
  }
  return 'config';
}

function entriesOf(text: string, offset: number): LocatedEntries {
  const templates: TemplatePlace[] = [];
  const schemaKeys: WrittenRange[] = [];
  for (const { key, value } of allEntries(text, offset)) {
    const written = text.slice(key.start, key.end);
    if (isNamed(written, TEMPLATE_KEY)) templates.push({ key, value });
    else if (isNamed(written, SCHEMA_KEY)) schemaKeys.push(key);
  }
  return { templates, schemaKeys };
}

/**
 * The same as `locateEntries`, for a text of which an earlier version was looked at: the megabytes of tokens in front of a template are
 * not walked through again while they stay as they were.
 */
export function locateAgain(
  text: string,
  kind: DocumentKind,
  before: LocatedEntries & { readonly text: string },
): LocatedEntries {
  const from = before.templates.at(-1)?.key?.start;
  if (kind !== 'config' || from === undefined || !beginsAlike(text, before.text, from + 1))
    return locateEntries(text, kind);
  // Up to the quote of the key the walk saw nothing that has changed, and from there it goes on as it did.
  const { templates, schemaKeys } = entriesOf(text, from);
  return {
    templates: [...before.templates.slice(0, -1), ...templates],
    schemaKeys: [...before.schemaKeys.filter(({ start }) => start < from), ...schemaKeys],
  };
}

function beginsAlike(one: string, other: string, length: number): boolean {
  return one.slice(0, length) === other.slice(0, length);
}

/** Entries of an object from where its opening brace ends, or a key begins. Whatever is broken in between is stepped over. */
export function* allEntries(text: string, offset: number): Generator<{ key: WrittenRange; value: WrittenRange }> {
  let at = offset;
  while (at < text.length) {
    at = skipSpace(text, at);
    if (text[at] === '}') return;
    if (text[at] !== '"') {
      at = Math.max(at + 1, skipValue(text, at));
      continue;
    }
    const key = { start: at, end: skipString(text, at) };
    at = skipSpace(text, key.end);
    if (text[at] !== ':') continue;
    const value = entryValue(text, at + 1);
    at = value.end;
    yield { key, value };
  }
}

function entryValue(text: string, behindColon: number): WrittenRange {
  const start = skipSpace(text, behindColon);
  const end = skipValue(text, start);
  const isNextKey = text[start] === '"' && text[skipSpace(text, end)] === ':';
  return isNextKey || end === start ? { start: behindColon, end: behindColon } : { start, end };
}

function isNamed(writtenKey: string, name: string): boolean {
  if (!writtenKey.includes('\\')) return writtenKey === `"${name}"`;
  try {
    return JSON.parse(writtenKey) === name;
  } catch (error) {
    if (error instanceof SyntaxError) return false; // a broken escape: another key, and not ours to report
    throw error;
  }
}
