import { Failure } from '../failure.js';

/** Text, or the token ids that a caller's `decode` turns into it. */
export type TextOrIds = string | readonly number[];

export function isIds(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'number');
}

/**
 * The text of a string or of token ids; no ids are no text.
 *
 * @param code of the failure for anything else, for ids without a `decode` that gives a string, and for one that throws (the failure's `cause`)
 * @param name what it is, for messages
 * @throws Failure
 */
export function textOf(
  value: unknown,
  decode: ((ids: readonly number[]) => unknown) | undefined,
  code: 'prefix-type' | 'chunk-type',
  name: string,
): string {
  if (typeof value === 'string') return value;
  let cause: unknown;
  try {
    const text = isIds(value) && (value.length === 0 ? '' : decode?.(value));
    if (typeof text === 'string') return text;
  } catch (error) {
    cause = error;
  }
  const message = `The ${name} must be a string, or token ids together with the option "decode".`;
  throw new Failure({ code, message, cause });
}
