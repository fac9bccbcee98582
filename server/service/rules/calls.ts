import type { JsonValue } from '../../../parser/values.js';
import { entriesOf, isList, isObject } from '../engine.js';
import type { WrittenField } from './fields.js';

/** Whether a field holds calls of tools: by its name, or since its transform makes one. */
export function isCallField({ name, transform }: WrittenField): boolean {
  return name === 'tool_calls' || hasKey(transform, 'function');
}

function hasKey(value: JsonValue, key: string): boolean {
  if (isList(value)) return value.some((item) => hasKey(item, key));
  return isObject(value) && entriesOf(value).some(([name, inner]) => name === key || hasKey(inner, key));
}
