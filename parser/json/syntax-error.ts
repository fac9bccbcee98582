/** The text is not JSON: Python's JSONDecodeError. */
export class JsonSyntaxError extends Error {
  override readonly name = 'JsonSyntaxError';
  /** @param offset UTF-16 offset in the text that was given */
  constructor(
    reason: string,
    readonly offset: number,
  ) {
    super(`${reason} at offset ${offset}`);
  }
}
