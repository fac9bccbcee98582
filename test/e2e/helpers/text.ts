/** Places in a text, as an editor counts them. */
export interface Place {
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
  /** In UTF-16 units. */
  readonly length: number;
}

/** Where a piece of a text stands: it must be there exactly once, or it is the first one behind another piece that is. */
export function locate(text: string, piece: string, behind?: string): Place {
  const offset = behind === undefined ? offsetOf(text, piece) : text.indexOf(piece, offsetOf(text, behind));
  if (offset < 0) throw new Error(`Not in the text: ${piece}`);
  const before = text.slice(0, offset).split(/\r\n|\n/);
  return { line: before.length, column: (before.at(-1) ?? '').length + 1, length: piece.length };
}

function offsetOf(text: string, piece: string): number {
  const offset = text.indexOf(piece);
  if (offset < 0 || offset !== text.lastIndexOf(piece)) throw new Error(`Not once in the text: ${piece}`);
  return offset;
}
