/** How deep a value may be nested. What is deeper is refused rather than left to the size of the stack. */
export const MAX_DEPTH = 1000;

/** Python's limit for the digits of an integer in decimal notation. */
export const MAX_INTEGER_DIGITS = 4300;

/** What the error says of a value that is. */
export const TOO_DEEP = `nested deeper than ${MAX_DEPTH} levels`;

/** A value is nested deeper than `MAX_DEPTH`. */
export class DepthError extends Error {
  override readonly name = 'DepthError';
  constructor() {
    super(TOO_DEEP);
  }
}

/** The text is JSON, but one of its integers has more digits than Python converts. */
export class IntegerSizeError extends Error {
  override readonly name = 'IntegerSizeError';
  constructor() {
    super(`an integer of more than ${MAX_INTEGER_DIGITS} digits`);
  }
}
