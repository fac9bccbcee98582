/** Text, or the token ids that a caller's `decode` turns into it. */
export type TextOrIds = string | readonly number[];

export function isIds(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'number');
}

/** The text; no ids are no text. `undefined` for anything else, and for ids without a `decode` that gives a string. */
export function decoded(value: unknown, decode?: (ids: readonly number[]) => unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (!isIds(value)) return undefined;
  const text = value.length === 0 ? '' : decode?.(value);
  return typeof text === 'string' ? text : undefined;
}
