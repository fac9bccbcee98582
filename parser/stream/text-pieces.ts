/** How many pieces are joined into one, so that a long region does not keep every chunk apart. */
const PIECES_PER_BLOCK = 256;

/** Text that grows by appending, at the same cost for each piece, and is read once. */
export class TextPieces {
  /** Most regions of a finished text are one piece. */
  #first = '';
  #blocks: string[] | undefined;
  #pieces: string[] | undefined;

  add(piece: string): void {
    if (this.#first === '') {
      this.#first = piece;
      return;
    }
    this.#pieces ??= [];
    if (this.#pieces.push(piece) < PIECES_PER_BLOCK) return;
    this.#blocks ??= [];
    this.#blocks.push(this.#pieces.join(''));
    this.#pieces = [];
  }

  toString(): string {
    return this.#first + (this.#blocks?.join('') ?? '') + (this.#pieces?.join('') ?? '');
  }
}
