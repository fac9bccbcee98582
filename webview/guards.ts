/** Checks of data that crossed a border (messages, saved state, sample files), built from small parts. */
export type Guard<T> = (value: unknown) => value is T;
export type Guarded<G> = G extends Guard<infer T> ? T : never;

export const isString: Guard<string> = (value): value is string => typeof value === 'string';
export const isBoolean: Guard<boolean> = (value): value is boolean => typeof value === 'boolean';
export const isNumber: Guard<number> = (value): value is number => typeof value === 'number';
export const isNull: Guard<null> = (value): value is null => value === null;
export const isUndefined: Guard<undefined> = (value): value is undefined => value === undefined;

/** An integer that is safe to count or index with. */
export const isCount: Guard<number> = (value): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isOneOf<const T extends readonly string[]>(...values: T): Guard<T[number]> {
  return (value): value is T[number] => values.some((known) => known === value);
}

export function isArrayOf<T>(item: Guard<T>): Guard<readonly T[]> {
  return (value): value is readonly T[] => Array.isArray(value) && value.every((entry) => item(entry));
}

export function isEither<A, B>(first: Guard<A>, second: Guard<B>): Guard<A | B> {
  return (value): value is A | B => first(value) || second(value);
}

/** An object with at least these keys, each passing its guard; a key that may be absent takes `isUndefined` as one choice. */
export function isObject<Shape extends Readonly<Record<string, Guard<unknown>>>>(
  shape: Shape,
): Guard<{ readonly [K in keyof Shape]: Guarded<Shape[K]> }> {
  return (value): value is { readonly [K in keyof Shape]: Guarded<Shape[K]> } =>
    isRecord(value) && Object.entries(shape).every(([key, guard]) => guard(value[key]));
}
