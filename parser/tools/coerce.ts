import { entriesOf, isList, isObject, objectOf } from '../json/object.js';
import type { JsonObject, JsonValue } from '../values.js';
import { castText } from './cast.js';
import { candidateTypes, type ToolProperties } from './schemas.js';

/** Arguments before and after casting. */
type CastArguments = Map<JsonObject, JsonObject>;

/**
 * Casts the arguments of the tool calls in a field's value by the called tool's schema (specification, "Typing of tool-call
 * arguments"). The value itself is kept as it is; what changes is copied.
 *
 * The reference casts in place, so arguments that a transform has put into several places change in all of them: hence the
 * two steps.
 */
export function coerceToolCalls(value: JsonValue, tools: ToolProperties): JsonValue {
  if (tools.size === 0) return value;
  const cast: CastArguments = new Map();
  castCalls(value, tools, cast);
  return cast.size === 0 ? value : replaced(value, cast);
}

function castCalls(value: JsonValue, tools: ToolProperties, cast: CastArguments): void {
  if (isList(value)) {
    for (const item of value) castCalls(item, tools, cast);
    return;
  }
  const called = isObject(value) ? value.function : undefined;
  if (!isObject(called)) return;
  const { name, arguments: args } = called;
  const properties = typeof name === 'string' ? tools.get(name) : undefined;
  if (properties && isObject(args)) cast.set(args, castArguments(cast.get(args) ?? args, properties));
}

function castArguments(args: JsonObject, properties: JsonObject): JsonObject {
  const entries = entriesOf(args).map(([key, value]) => [key, castArgument(value, properties[key])] as const);
  return objectOf(entries);
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

function replaced(value: JsonValue, cast: CastArguments): JsonValue {
  if (isList(value)) return value.map((item) => replaced(item, cast));
  if (!isObject(value)) return value;
  const entries = () => entriesOf(value).map(([key, item]) => [key, replaced(item, cast)] as const);
  return cast.get(value) ?? objectOf(entries());
}
