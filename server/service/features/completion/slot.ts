import type { TemplatePath } from '../../../../parser/values.js';
import type { WrittenRange } from '../../document/locate.js';
import { skipSpace } from '../../document/skip.js';
import { createStringMap } from '../../document/string-map.js';
import { readEnd, replacedAt } from './replaced.js';
import { type Token, tokensOf } from './tokens.js';

/** What may be written at the cursor, found in what stands before it: the JSON around it may be broken in any way. */
export interface Slot {
  /** A key of the object at `path`, or the value at `path`. */
  readonly kind: 'key' | 'value';
  readonly path: TemplatePath;
  /** The key or value that is being written, its quotes included; empty where none is begun. Document offsets. */
  readonly replaced: WrittenRange;
  /** The string around the cursor, without quotes, up to where it ends or seems to; undefined outside of strings. */
  readonly string: WrittenRange | undefined;
  /** The key has its colon already. */
  readonly hasColon: boolean;
  /** Where the comma is missing that separates it from what stands before it. */
  readonly commaBefore: number | undefined;
  /** A comma is missing behind it. */
  readonly needsCommaBehind: boolean;
}

/** An object or array that is open around a place. */
export interface Frame {
  readonly type: 'object' | 'array';
  phase: 'key' | 'colon' | 'value' | 'comma';
  step: string | number;
  /** Where the last key or value ends. */
  lastEnd: number;
}

/**
 * The slot at a cursor in the JSON value that begins at `start`; undefined where nothing may be written.
 *
 * @param offset of the cursor, in UTF-16 units of the document
 * @param limit where the template's part ends
 * @param around what is open at `start` already
 */
export function slotAt(
  text: string,
  start: number,
  offset: number,
  limit: number,
  around: readonly Frame[] = [],
): Slot | undefined {
  const frames = around.map((frame) => ({ ...frame }));
  let isDone = false;
  for (const token of tokensOf(text, start, limit)) {
    if (token.start >= offset) return slotBefore(text, frames, token, offset, isDone);
    if (isInside(text, token, offset)) return slotOf(text, frames, token, offset, isDone);
    if (token.end >= offset && !isOpening(token)) return undefined;
    if (isDone) return undefined;
    take(text, frames, token);
    isDone = frames.length === 0;
  }
  return slotOf(text, frames, undefined, offset, isDone);
}

/** Where a value is written already, it is replaced from its first character on, and from nowhere before it. */
function slotBefore(
  text: string,
  frames: readonly Frame[],
  next: Token,
  offset: number,
  isDone: boolean,
): Slot | undefined {
  const top = frames.at(-1);
  const takesOne = top === undefined || (top.type === 'object' && top.phase === 'value');
  if (!takesOne || !isValue(text, next)) return slotOf(text, frames, undefined, offset, isDone);
  const isWhole = next.start === offset && (next.kind === 'string' || next.kind === 'word');
  return isWhole ? slotOf(text, frames, next, offset, isDone) : undefined;
}

function isValue(text: string, token: Token): boolean {
  if (token.kind === 'string') return text[skipSpace(text, token.end)] !== ':';
  return token.kind === 'word' || token.kind === '{' || token.kind === '[';
}

/** A comma, colon or bracket in front of the cursor begins something; a value that ends there is done. */
function isOpening({ kind }: Token): boolean {
  return kind === ',' || kind === ':' || kind === '{' || kind === '[';
}

/** Behind the closing quote the string is done; a word may go on. */
function isInside(text: string, token: Token, offset: number): boolean {
  const isClosedString = token.kind === 'string' && readEnd(text, token) < token.end;
  if (isClosedString) return offset < token.end;
  return (token.kind === 'string' || token.kind === 'word') && offset <= token.end;
}

function take(text: string, frames: Frame[], token: Token): void {
  const top = frames.at(-1);
  if (token.kind === '{') frames.push({ type: 'object', phase: 'key', step: '', lastEnd: token.end });
  else if (token.kind === '[') frames.push({ type: 'array', phase: 'value', step: 0, lastEnd: token.end });
  else if (token.kind === '}' || token.kind === ']') close(frames, token);
  else if (top === undefined) return;
  else if (token.kind === ',') separate(top);
  else if (token.kind === ':') top.phase = 'value';
  else if (isKey(text, top, token)) enterKey(text, top, token);
  else finish(top, token.end);
}

/** A bracket that does not fit closes what it would close if the ones inside had been closed. */
function close(frames: Frame[], { kind, end }: Token): void {
  const type = kind === '}' ? 'object' : 'array';
  const index = frames.map((frame) => frame.type).lastIndexOf(type);
  if (index < 0) return;
  frames.length = index;
  const top = frames.at(-1);
  if (top !== undefined) finish(top, end);
}

function separate(top: Frame): void {
  if (top.type === 'array') top.step = Number(top.step) + 1;
  top.phase = top.type === 'array' ? 'value' : 'key';
}

/** A string where a value is expected is a key if a colon follows it: the value before it is not written yet. */
function isKey(text: string, top: Frame, token: Token): boolean {
  if (top.type === 'array') return false;
  return top.phase !== 'value' || (token.kind === 'string' && text[skipSpace(text, token.end)] === ':');
}

function enterKey(text: string, top: Frame, token: Token): void {
  top.step = token.kind === 'string' ? createStringMap(text, token.start, token.end).decoded : '';
  top.phase = 'colon';
  top.lastEnd = token.end;
}

function finish(top: Frame, end: number): void {
  top.phase = 'comma';
  top.lastEnd = end;
}

function slotOf(
  text: string,
  frames: readonly Frame[],
  token: Token | undefined,
  offset: number,
  isDone: boolean,
): Slot | undefined {
  const top = frames.at(-1);
  if (top === undefined) return isDone ? undefined : complete(text, 'value', [], token, offset, undefined);
  const outer = frames.slice(0, -1).map(({ step }) => step);
  if (top.type === 'array') {
    const step = top.phase === 'comma' ? Number(top.step) + 1 : top.step;
    return complete(text, 'value', [...outer, step], token, offset, top.phase === 'comma' ? top.lastEnd : undefined);
  }
  if (top.phase === 'value' && !(token !== undefined && isKey(text, top, token)))
    return complete(text, 'value', [...outer, top.step], token, offset, undefined);
  // A key without its colon, and the next thing on the same line: nothing belongs there but the colon.
  if (top.phase === 'colon' && token === undefined) return undefined;
  return complete(text, 'key', outer, token, offset, top.phase === 'comma' ? top.lastEnd : undefined);
}

function complete(
  text: string,
  kind: Slot['kind'],
  path: TemplatePath,
  token: Token | undefined,
  offset: number,
  commaBefore: number | undefined,
): Slot {
  const { replaced, string } = replacedAt(text, kind, token, offset);
  const next = text.charAt(skipSpace(text, replaced.end));
  const hasColon = kind === 'key' && next === ':';
  return {
    kind,
    path,
    replaced,
    string,
    hasColon,
    commaBefore,
    needsCommaBehind: !hasColon && next !== '' && !',]}'.includes(next),
  };
}
