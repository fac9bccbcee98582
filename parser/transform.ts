import { type Failure, valueFailure } from './failure.js';
import { entriesOf, isList, isObject, keysOf, objectOf, ownValue } from './json/object.js';
import { compareCodePoints } from './python/compare.js';
import { readPlaceholder } from './template/placeholder.js';
import { typeName } from './template/problem.js';
import type { JsonValue } from './values.js';

/** What placeholders can name: the captures, and `content` or the keys of an item. */
export type Scope = ReadonlyMap<string, JsonValue>;

/** Makes a value from a scope. @throws Failure for a placeholder that cannot be resolved */
export type Transform = (scope: Scope) => JsonValue;

/** Compiles a template's transform: any JSON in which a string that is wholly a placeholder is replaced by a value. */
export function compileTransform(transform: JsonValue): Transform {
  if (typeof transform === 'string') return compileString(transform);
  if (isList(transform)) {
    const items = transform.map(compileTransform);
    return (scope) => items.map((item) => item(scope));
  }
  if (!isObject(transform)) return () => transform;
  const members = entriesOf(transform).map(([key, value]) => [key, compileTransform(value)] as const);
  return (scope) => objectOf(members.map(([key, member]) => [key, member(scope)]));
}

function compileString(text: string): Transform {
  const placeholder = readPlaceholder(text);
  if (placeholder.kind !== 'whole') return () => text;
  const [root, ...steps] = placeholder.names;
  return (scope) => {
    const value = scope.get(root);
    if (value === undefined)
      throw failed(`${text}: nothing gives "${root}" a value here, known are ${listed([...scope.keys()])}.`);
    return steps.reduce((inside: JsonValue, step) => descend(inside, step, text), value);
  };
}

function descend(value: JsonValue, step: string, placeholder: string): JsonValue {
  if (!isObject(value)) throw failed(`${placeholder} steps into a ${typeName(value)}, which has no key "${step}".`);
  const inner = ownValue(value, step);
  if (inner === undefined) throw failed(`${placeholder}: there is no key "${step}", only ${listed(keysOf(value))}.`);
  return inner;
}

function failed(message: string): Failure {
  return valueFailure('transform-failed', message);
}

function listed(names: readonly string[]): string {
  if (names.length === 0) return 'none';
  return [...names]
    .sort(compareCodePoints)
    .slice(0, 20)
    .map((name) => `"${name}"`)
    .join(', ');
}

/**
 * Applies a transform to a parsed value (specification, "transform").
 *
 * @param each the value is a list of objects, and each item's keys are unpacked into the scope
 */
export function applyTransform(transform: Transform, value: JsonValue, captures: Scope, each: boolean): JsonValue {
  if (!each) return transform(new Map(captures).set('content', value));
  if (!isList(value)) throw failed(`"transform_each" needs a list, and the value is a ${typeName(value)}.`);
  return value.map((item) => {
    if (!isObject(item)) throw failed(`"transform_each" needs a list of objects, and an item is a ${typeName(item)}.`);
    return transform(new Map([...captures, ...entriesOf(item)]));
  });
}
