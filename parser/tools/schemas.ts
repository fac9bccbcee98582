import { Failure, valueFailure } from '../failure.js';
import { importJson } from '../json/import.js';
import { isList, isObject, keysOf, ownValue } from '../json/object.js';
import { pythonTruth } from '../python/truth.js';
import type { JsonObject, JsonValue } from '../values.js';

/** The properties of each tool's parameters, by the tool's name. */
export type ToolProperties = ReadonlyMap<string, JsonObject>;

/**
 * Reads tool definitions (JSON Schema, as chat templates take them): objects with `function`, or bare. What has no name or no
 * properties is skipped; the last of equal names wins.
 *
 * @throws Failure where the tools cannot be listed at all
 */
export function readTools(tools: unknown): ToolProperties {
  const copied = importJson(tools);
  const found = new Map<string, JsonObject>();
  if (isList(copied)) for (const tool of copied) readTool(tool, found);
  else if (pythonTruth(copied) && typeof copied !== 'string' && !isObject(copied)) {
    throw new Failure({ code: 'tools-type', message: 'The tools must be a list of definitions.' });
  }
  return found;
}

function readTool(tool: JsonValue, found: Map<string, JsonObject>): void {
  if (!isObject(tool)) return;
  const definition = ownValue(tool, 'function', tool);
  if (!isObject(definition)) return;
  const name = ownValue(definition, 'name');
  const parameters = ownValue(definition, 'parameters');
  const properties = isObject(parameters) ? ownValue(parameters, 'properties') : undefined;
  if (typeof name === 'string' && isObject(properties)) found.set(name, properties);
}

/** The types that a schema allows, in the order in which they are tried (reference behaviour, "Tool coercion"). */
export function candidateTypes(schema: JsonValue | undefined, types: string[] = []): readonly string[] {
  if (!isObject(schema)) return types;
  const own = ownValue(schema, 'type');
  for (const type of isList(own) ? own : [own]) if (typeof type === 'string') types.push(type);
  for (const key of ['anyOf', 'oneOf']) {
    for (const inner of schemasIn(ownValue(schema, key), key)) candidateTypes(inner, types);
  }
  if (pythonTruth(ownValue(schema, 'nullable')) && !types.includes('null')) types.push('null');
  return types;
}

function schemasIn(value: JsonValue | undefined, key: string): readonly JsonValue[] {
  if (isList(value)) return value;
  if (!pythonTruth(value) || typeof value === 'string' || isObject(value)) return isObject(value) ? keysOf(value) : [];
  throw valueFailure('tools-type', `"${key}" in the parameters of a tool must be a list of schemas.`);
}
