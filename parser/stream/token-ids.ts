import { ResponseTemplateError } from '../errors.js';

/** Text, or the token ids (a list, or a typed array) that a caller's `decode` turns into it. */
export type TextOrIds = string | readonly number[] | (ArrayBufferView & ArrayLike<number | bigint>);

/** Token ids as a list; `undefined` for anything else. */
export function idsOf(value: unknown): readonly number[] | undefined {
  const isTyped = ArrayBuffer.isView(value) && 'length' in value;
  const ids: unknown = isTyped ? Array.from(value as ArrayBufferView & ArrayLike<number | bigint>, Number) : value;
  return Array.isArray(ids) && ids.every((id) => typeof id === 'number') ? ids : undefined;
}

/**
 * The text of a string or of token ids; no ids are no text.
 *
 * @param code of the error for anything else, for ids without a `decode` that gives a string, and for one that throws (the error's `cause`)
 * @param name what it is, for messages
 * @throws ResponseTemplateError
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
    const text = ids?.length === 0 ? '' : ids && decode?.(ids);
    if (typeof text === 'string') return text;
  } catch (error) {
    cause = error;
  }
  const stage = name === 'prefix' ? 'init' : 'feed';
  const message = `The ${name} must be a string, or token ids together with the option "decode".`;
  throw new ResponseTemplateError({ code, stage, message, events: [], cause });
}
