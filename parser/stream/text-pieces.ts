/** How many pieces are joined into one, so that a long region does not keep every chunk apart. */
const PIECES_PER_BLOCK = 256;

/** Text that grows by appending, at the same cost for each piece, and is read once. */
export class TextPieces {
  private readonly blocks: string[] = [];
  private pieces: string[] = [];

  add(piece: string): void {
    this.pieces.push(piece);
    if (this.pieces.length >= PIECES_PER_BLOCK) this.joinPieces();
  }

  private joinPieces(): void {
    this.blocks.push(this.pieces.join(''));
    this.pieces = [];
  }

  toString(): string {
    return this.blocks.join('') + this.pieces.join('');
  }
}
