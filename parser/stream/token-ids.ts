import { valueFailure } from '../failure.js';

/** Text, or the token ids (a list, or a typed array) that a caller's `decode` turns into it. */
export type TextOrIds = string | readonly number[] | (ArrayBufferView & ArrayLike<number | bigint>);

/** Token ids as a list; `undefined` for anything else. Nothing is read behind what is no id: a list of holes may have no end. */
function idsOf(value: unknown): readonly number[] | undefined {
  const isTyped = ArrayBuffer.isView(value) && 'length' in value;
  const ids: unknown = isTyped ? Array.from(value as ArrayBufferView & ArrayLike<number | bigint>, Number) : value;
  return Array.isArray(ids) && ids.findIndex((id) => !Number.isInteger(id)) < 0 ? ids : undefined;
}

/**
 * The texts of a batch (or their prefixes), copied from a list without holes that is not one of ids. The empty list is a batch of none.
 * `undefined` for anything else, also for what throws when it is read: `textOf` refuses that.
 */
export function batchOf(value: unknown): readonly unknown[] | undefined {
  try {
    const isBatch = Array.isArray(value) && !value.includes(undefined) && (value.length === 0 || !idsOf(value));
    return isBatch ? [...value] : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The text of a string or of token ids; no ids are no text.
 *
 * @param code of the error for anything else, for ids without a `decode` that gives a string, and for one that throws (the error's `cause`)
 * @param name what it is, for messages
 * @throws Failure
 */
export function textOf(
  value: unknown,
  decode: ((ids: readonly number[]) => unknown) | undefined,
  code: 'prefix-type' | 'chunk-type',
  name: 'prefix' | 'text',
): string {
  if (typeof value === 'string') return value;
  let cause: unknown;
  try {
    const ids = idsOf(value);
    const text = ids && (ids.length > 0 ? decode?.(ids) : '');
    if (typeof text === 'string') return text;
  } catch (error) {
    cause = error;
  }
  const message = `The ${name} must be a string, or token ids together with the option "decode".`;
  throw valueFailure(code, message, undefined, cause);
}
