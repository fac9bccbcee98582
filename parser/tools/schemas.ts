import { messageOf, valueFailure } from '../failure.js';
import { importJson } from '../json/import.js';
import { TOO_DEEP } from '../json/limits.js';
import { isList, isObject } from '../json/object.js';
import { pythonTruth } from '../python/truth.js';
import type { JsonObject, JsonValue } from '../values.js';

/** The properties of each tool's parameters, by the tool's name. */
export type ToolProperties = ReadonlyMap<string, JsonObject>;

/**
 * Reads tool definitions (JSON Schema, as chat templates take them): objects with `function`, or bare. What has no name or no
 * properties is skipped; the last of equal names wins.
 *
 * @throws Failure where the tools cannot be listed at all, or something of the caller's throws while they are read
 */
export function readTools(tools: unknown): ToolProperties {
  const found = new Map<string, JsonObject>();
  for (const tool of listed(copied(tools), 'The tools must be a list of definitions.')) {
    if (!isObject(tool)) continue;
    const { function: definition = tool } = tool;
    if (!isObject(definition)) continue;
    const { name, parameters } = definition;
    const properties = isObject(parameters) ? parameters.properties : undefined;
    if (typeof name === 'string' && isObject(properties)) found.set(name, properties);
  }
  return found;
}

function copied(tools: unknown): JsonValue | undefined {
  try {
    return importJson(tools);
  } catch (cause) {
    const reason = messageOf(cause);
    // Of what a caller's code throws nothing can be asked: so not its class.
    const code = reason === TOO_DEEP ? 'depth-limit' : 'tools-type';
    throw valueFailure(code, `The tools cannot be read: ${reason}.`, undefined, cause);
  }
}

/** The types that a schema allows, in the order in which they are tried (reference behaviour, "Tool coercion"). */
export function candidateTypes(schema: JsonValue | undefined, types: string[] = []): readonly string[] {
  if (!isObject(schema)) return types;
  for (const type of [schema.type].flat()) if (typeof type === 'string') types.push(type);
  for (const key of ['anyOf', 'oneOf']) {
    const message = `"${key}" in the parameters of a tool must be a list of schemas.`;
    for (const inner of listed(schema[key], message)) candidateTypes(inner, types);
  }
  if (pythonTruth(schema.nullable) && !types.includes('null')) types.push('null');
  return types;
}

/** The items of a list. Python iterates over texts and objects, too, but what it finds there is no tool and no schema. */
function listed(value: JsonValue | undefined, message: string): readonly JsonValue[] {
  if (isList(value)) return value;
  if (!pythonTruth(value) || typeof value === 'string' || isObject(value)) return [];
  throw valueFailure('tools-type', message);
}
