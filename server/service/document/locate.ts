import { type DocumentKind, TEMPLATE_KEY } from './kind.js';
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

/** All templates of a document in the order in which they are written. A repeated key replaces what stood before it. */
export function locateTemplates(text: string, kind: DocumentKind): readonly TemplatePlace[] {
  const first = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  const start = skipSpace(text, first);
  if (kind === 'config') return text[start] === '{' ? [...entriesNamed(text, start + 1, TEMPLATE_KEY)] : [];
  const isBlank = start === text.length;
  return [{ key: undefined, value: isBlank ? { start: first, end: first } : { start, end: skipValue(text, start) } }];
}

/** Entries of the object whose opening brace ends at `offset`. Whatever is broken in between is stepped over. */
function* entriesNamed(text: string, offset: number, name: string): Generator<TemplatePlace> {
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
    if (isNamed(text.slice(key.start, key.end), name)) yield { key, value };
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
