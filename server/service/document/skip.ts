/**
 * Walking over JSON text without reading it. A configuration holds megabytes of token tables and one small template; these
 * functions find the end of a value with a loop over its characters and build nothing. All offsets are UTF-16 units.
 */

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const COMMA = 0x2c;

/** The first offset at or after `offset` that is not JSON white space. */
export function skipSpace(text: string, offset: number): number {
  let at = offset;
  while (at < text.length && isSpace(text.charCodeAt(at))) at += 1;
  return at;
}

/** `offset` stands at an opening quote. The offset behind the closing one; an unterminated string ends with its line. */
export function skipString(text: string, offset: number): number {
  let at = offset + 1;
  while (at < text.length) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) return at + 1;
    if (unit === LINE_FEED || unit === CARRIAGE_RETURN) return at;
    at += unit === BACKSLASH ? 2 : 1;
  }
  return text.length;
}

/** The offset behind the value that starts at `offset`; the end of the text for one that is cut off. */
export function skipValue(text: string, offset: number): number {
  const first = text.charCodeAt(offset);
  if (first === QUOTE) return skipString(text, offset);
  if (first === OPEN_BRACE || first === OPEN_BRACKET) return skipContainer(text, offset);
  let at = offset;
  while (at < text.length && !endsScalar(text.charCodeAt(at))) at += 1;
  return at;
}

function skipContainer(text: string, offset: number): number {
  let depth = 0;
  let at = offset;
  while (at < text.length) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) {
      at = skipString(text, at);
      continue;
    }
    if (unit === OPEN_BRACE || unit === OPEN_BRACKET) depth += 1;
    else if (unit === CLOSE_BRACE || unit === CLOSE_BRACKET) depth -= 1;
    at += 1;
    if (depth === 0) return at;
  }
  return text.length;
}

export interface Nesting {
  readonly deepest: number;
  /** Every bracket that is opened is closed. */
  readonly isClosed: boolean;
}

export const NOT_NESTED: Nesting = { deepest: 0, isClosed: true };

/** How deeply objects and arrays are nested in the text between the two offsets. */
export function measureNesting(text: string, start: number, end: number): Nesting {
  let depth = 0;
  let deepest = 0;
  let at = start;
  while (at < end) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) {
      at = skipString(text, at);
      continue;
    }
    if (unit === OPEN_BRACE || unit === OPEN_BRACKET) deepest = Math.max(deepest, ++depth);
    else if (unit === CLOSE_BRACE || unit === CLOSE_BRACKET) depth -= 1;
    at += 1;
  }
  return { deepest, isClosed: depth <= 0 };
}

function isSpace(unit: number): boolean {
  return unit === 0x20 || unit === 0x09 || unit === LINE_FEED || unit === CARRIAGE_RETURN;
}

function endsScalar(unit: number): boolean {
  return isSpace(unit) || unit === COMMA || unit === CLOSE_BRACE || unit === CLOSE_BRACKET || unit === QUOTE;
}
