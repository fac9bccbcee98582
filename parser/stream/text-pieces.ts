/** How many pieces are joined into one, so that a long region does not keep every chunk apart. */
const PIECES_PER_BLOCK = 256;

/** Text that grows by appending, at the same cost for each piece, and is read once. */
export class TextPieces {
  /** Most regions of a finished text are one piece. */
  private first = '';
  private blocks: string[] | undefined;
  private pieces: string[] | undefined;

  add(piece: string): void {
    if (this.first === '') {
      this.first = piece;
      return;
    }
    this.pieces ??= [];
    this.pieces.push(piece);
    if (this.pieces.length >= PIECES_PER_BLOCK) this.joinPieces(this.pieces);
  }

  private joinPieces(pieces: readonly string[]): void {
    this.blocks ??= [];
    this.blocks.push(pieces.join(''));
    this.pieces = [];
  }

  toString(): string {
    if (this.pieces === undefined) return this.first;
    return this.first + (this.blocks ?? []).join('') + this.pieces.join('');
  }
}
