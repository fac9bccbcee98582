import { IntegerSizeError } from '../../../parser/json/limits.js';
import { objectOf } from '../../../parser/json/object.js';
import { readJson } from '../../../parser/json/parse.js';
import { JsonSyntaxError } from '../../../parser/json/syntax-error.js';
import type { JsonValue } from '../../../parser/values.js';
import type { ObjectNode, ScalarNode, TemplateNode } from './tree.js';

/** The value that the engine reads: keys in written order, of equal keys the last value, every digit of an integer kept. */
export function readValue(node: TemplateNode): JsonValue {
  switch (node.type) {
    case 'object':
      return objectValue(node);
    case 'array':
      return node.items.map(readValue);
    case 'string':
      return node.value;
    default:
      return scalarValue(node);
  }
}

function objectValue(node: ObjectNode): JsonValue {
  const entries = new Map<string, JsonValue>();
  for (const { key, value } of node.properties) if (value !== undefined) entries.set(key.value, readValue(value));
  return objectOf(entries);
}

function scalarValue(node: ScalarNode): JsonValue {
  try {
    return readJson(node.written);
  } catch (error) {
    if (error instanceof JsonSyntaxError || error instanceof IntegerSizeError) return null; // broken JSON: not trusted further
    throw error;
  }
}
