/**
 * Lines of a text as an editor counts them, kept beside the exact text: an editor makes all line ends alike, and offsets into the
 * exact text must survive that.
 */
export interface Lines {
  readonly text: string;
  /** UTF-16 offset of the first unit of each line. */
  readonly starts: readonly number[];
}

/** 1-based, columns in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** A replacement as an editor reports it. */
export interface Change {
  readonly from: Position;
  readonly to: Position;
  readonly text: string;
}

export function linesOf(text: string): Lines {
  const starts = [0];
  for (const end of text.matchAll(/\r\n|\r|\n/g)) starts.push(end.index + end[0].length);
  return { text, starts };
}

/** A place between CR and LF, or past the end, is moved to the end of its line. */
export function positionAt(lines: Lines, offset: number): Position {
  let low = 0;
  let high = lines.starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((lines.starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  const start = lines.starts[low] ?? 0;
  return { line: low + 1, column: Math.min(Math.max(offset - start, 0), lineLength(lines, low)) + 1 };
}

/** The position in a document of a place in a part of it that begins at `start`. */
export function positionInDocument(part: string, start: Position, offset: number): Position {
  const { line, column } = positionAt(linesOf(part), offset);
  return { line: start.line + line - 1, column: line === 1 ? start.column + column - 1 : column };
}

export function offsetAt(lines: Lines, position: Position): number {
  const index = Math.min(Math.max(position.line - 1, 0), lines.starts.length - 1);
  return (lines.starts[index] ?? 0) + Math.min(position.column - 1, lineLength(lines, index));
}

function lineLength(lines: Lines, index: number): number {
  const start = lines.starts[index] ?? 0;
  let end = lines.starts[index + 1] ?? lines.text.length;
  if (index + 1 < lines.starts.length) {
    if (lines.text[end - 1] === '\n') end -= 1;
    if (end > start && lines.text[end - 1] === '\r') end -= 1;
  }
  return end - start;
}

/** The exact text after changes that all refer to the text before them and do not overlap. */
export function applyChanges(lines: Lines, changes: readonly Change[]): string {
  const spans = changes.map((change) => ({
    start: offsetAt(lines, change.from),
    end: offsetAt(lines, change.to),
    text: change.text,
  }));
  spans.sort((a, b) => b.start - a.start);
  return spans.reduce((text, span) => text.slice(0, span.start) + span.text + text.slice(span.end), lines.text);
}
