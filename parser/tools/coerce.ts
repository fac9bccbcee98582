import { entriesOf, isList, isObject, objectOf } from '../json/object.js';
import type { JsonObject, JsonValue } from '../values.js';
import { castText } from './cast.js';
import { candidateTypes, type ToolProperties } from './schemas.js';

/**
 * Casts the arguments of the tool calls in a field's value by the called tool's schema (specification, "Typing of tool-call
 * arguments"). The value itself is kept as it is; what changes is copied.
 *
 * The reference casts in place, so arguments that a transform has put into several places change in all of them: hence the
 * two steps.
 */
export function coerceToolCalls(value: JsonValue, tools: ToolProperties): JsonValue {
  if (tools.size === 0) return value;
  /** Arguments before and after casting. */
  const cast = new Map<JsonValue, JsonObject>();
  castCalls(value);
  return cast.size === 0 ? value : replaced(value);

  function castCalls(calls: JsonValue): void {
    if (isList(calls)) calls.forEach(castCalls);
    const called = isObject(calls) ? calls.function : undefined;
    if (!isObject(called)) return;
    const { name, arguments: args } = called;
    const properties = typeof name === 'string' ? tools.get(name) : undefined;
    if (properties && isObject(args)) cast.set(args, castArguments(cast.get(args) ?? args, properties));
  }

  function replaced(inner: JsonValue): JsonValue {
    if (isList(inner)) return inner.map(replaced);
    if (!isObject(inner)) return inner;
    return cast.get(inner) ?? objectOf(entriesOf(inner).map(([key, item]) => [key, replaced(item)]));
  }
}

function castArguments(args: JsonObject, properties: JsonObject): JsonObject {
  return objectOf(entriesOf(args).map(([key, value]) => [key, castArgument(value, properties[key])]));
}

/** Only a text, and texts directly inside a list; an array type keeps a list as it is. */
function castArgument(value: JsonValue, schema: JsonValue | undefined): JsonValue {
  const isText = typeof value === 'string';
  if (!isText && !isList(value)) return value;
  const types = candidateTypes(schema);
  if (isText) return castText(value, types);
  if (types.includes('array')) return value;
  return value.map((item) => (typeof item === 'string' ? castText(item, types) : item));
}
