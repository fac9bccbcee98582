import type { JsonValue } from '../values.js';
import { exactInteger } from './integer.js';
import { DepthError, MAX_DEPTH } from './limits.js';
import { keysOf, objectOf } from './object.js';

/** How many values a caller's value may hold: what stands in several places counts in each. */
const MAX_VALUES = 1_000_000;

/**
 * A deep copy of a caller's value as a `JsonValue`, so that nothing of the caller's is kept or mutated. As in `JSON.stringify`,
 * keys whose value is undefined, a function or a symbol are left out, such items of a list become null, and such a value is none.
 *
 * @throws DepthError for what is nested too deeply, circular values included; RangeError for more than `MAX_VALUES`; whatever a getter or a
 *   proxy of the caller's throws
 */
export function importJson(whole: unknown): JsonValue | undefined {
  let count = 0;
  return copy(whole, 0);

  function copy(value: unknown, depth: number): JsonValue | undefined {
    if (++count > MAX_VALUES) throw new RangeError('more than 1,000,000 values');
    switch (typeof value) {
      case 'string':
      case 'boolean':
      case 'number':
        return value;
      case 'bigint':
        return exactInteger(value);
      case 'object':
        return value && copyContainer(value as { readonly [key: string]: unknown }, depth + 1);
      default:
        return undefined;
    }
  }

  function copyContainer(value: { readonly [key: string]: unknown }, depth: number): JsonValue {
    if (depth > MAX_DEPTH) throw new DepthError();
    if (Array.isArray(value)) return Array.from(value, (item: unknown) => copy(item, depth) ?? null);
    const entries: [string, JsonValue][] = [];
    for (const key of keysOf(value)) {
      const copied = copy(value[key], depth);
      if (copied !== undefined) entries.push([key, copied]);
    }
    return objectOf(entries);
  }
}
