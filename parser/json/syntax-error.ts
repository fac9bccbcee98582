/** The text is not JSON: Python's JSONDecodeError. */
export class JsonSyntaxError extends Error {
  override readonly name = 'JsonSyntaxError';
  /** UTF-16 offset in the text. */
  readonly offset: number;
  constructor(reason: string, offset: number) {
    super(`${reason} at offset ${offset}`);
    this.offset = offset;
  }
}
