import { entriesOf, isList, isObject, objectOf } from '../json/object.js';
import type { JsonObject, JsonValue } from '../values.js';
import { castText } from './cast.js';
import { candidateTypes, type ToolProperties } from './schemas.js';

/**
 * Casts the arguments of the tool calls in a field's value by the called tool's schema (specification, "Typing of tool-call
 * arguments"). The value itself is kept as it is; what changes is copied.
 *
 * The reference casts in place, so arguments that a transform has put into several places change in all of them: hence the
 * two steps. What stands in several places is looked at once, and its copy stands in as many.
 */
export function coerceToolCalls(value: JsonValue, tools: ToolProperties): JsonValue {
  if (tools.size === 0) return value;
  /** By which tool arguments were cast last; lists that were looked at. */
  const seen = new Map<JsonValue, JsonObject | undefined>();
  /** Arguments before and after casting; then all else that is copied, too. */
  const copies = new Map<JsonValue, JsonValue>();
  castCalls(value);
  return copies.size === 0 ? value : replaced(value);

  function castCalls(calls: JsonValue): void {
    if (isList(calls) && !seen.has(calls)) {
      seen.set(calls, undefined);
      calls.forEach(castCalls);
    }
    const called = isObject(calls) ? calls.function : undefined;
    if (!isObject(called)) return;
    const { name, arguments: args } = called;
    const properties = typeof name === 'string' ? tools.get(name) : undefined;
    if (!properties || !isObject(args) || seen.get(args) === properties) return;
    seen.set(args, properties);
    copies.set(args, castArguments((copies.get(args) ?? args) as JsonObject, properties));
  }

  function replaced(inner: JsonValue): JsonValue {
    if (!isList(inner) && !isObject(inner)) return inner;
    const copy =
      copies.get(inner) ??
      (isList(inner)
        ? inner.map(replaced)
        : objectOf(entriesOf(inner).map(([key, item]) => [key, replaced(item)] as const)));
    copies.set(inner, copy);
    return copy;
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
