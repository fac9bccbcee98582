/** Places in a text, as an editor counts them. */
export interface Place {
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
  /** In UTF-16 units. */
  readonly length: number;
}

/** Where a piece of a text stands. It must be there exactly once. */
export function locate(text: string, piece: string): Place {
  const offset = text.indexOf(piece);
  if (offset < 0) throw new Error(`Not in the text: ${piece}`);
  if (text.indexOf(piece, offset + 1) >= 0) throw new Error(`More than once in the text: ${piece}`);
  const before = text.slice(0, offset).split(/\r\n|\n/);
  return { line: before.length, column: (before.at(-1) ?? '').length + 1, length: piece.length };
}
