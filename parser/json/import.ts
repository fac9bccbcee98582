import type { JsonValue } from '../values.js';
import { DepthError, MAX_DEPTH } from './limits.js';
import { keysOf, ObjectBuilder } from './object.js';

/**
 * A deep copy of a caller's value as a `JsonValue`, so that nothing of the caller's is kept or mutated. As in `JSON.stringify`,
 * keys whose value is undefined, a function or a symbol are left out, and such items of a list become null.
 *
 * @throws DepthError for what is nested too deeply, circular values included.
 */
export function importJson(value: unknown): JsonValue {
  return copy(value, 0) ?? null;
}

function copy(value: unknown, depth: number): JsonValue | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number')
    return value;
  if (typeof value === 'bigint') return exactInteger(value);
  return typeof value === 'object' ? copyContainer(value, depth + 1) : undefined;
}

function copyContainer(value: object, depth: number): JsonValue {
  if (depth > MAX_DEPTH) throw new DepthError();
  if (Array.isArray(value)) return Array.from(value, (item: unknown) => copy(item, depth) ?? null);
  const entries = new ObjectBuilder();
  for (const key of keysOf(value)) {
    const copied = copy(Reflect.get(value, key), depth);
    if (copied !== undefined) entries.set(key, copied);
  }
  return entries.build();
}

/** The integer as a `number` where that is exact, else as a `bigint`. */
export function exactInteger(value: bigint): number | bigint {
  const near = Number(value);
  return Number.isSafeInteger(near) ? near : value;
}
