import { valueFailure } from '../failure.js';
import { importJson } from '../json/import.js';
import { entriesOf, isList, isObject, keysOf, objectOf } from '../json/object.js';
import { shownValue } from '../json/shown.js';
import type { Field } from '../template/parts.js';
import type { JsonObject, JsonValue } from '../values.js';

/**
 * The message in the making (reference behaviour, "Storing"): a copy of the defaults, then each key in the order of its first write. Values
 * are never changed once stored.
 */
export class Message {
  readonly #defaults: JsonObject;
  readonly #values: Map<string, JsonValue>;
  /** The lists of `repeats` fields, which grow while the message is made. */
  readonly #lists = new Map<string, JsonValue[]>();

  constructor(defaults: JsonObject) {
    this.#defaults = defaults;
    this.#values = new Map(entriesOf(importJson(defaults) as JsonObject));
  }

  has(field: string): boolean {
    return this.#values.has(field);
  }

  /** Stores the value of one match. @throws Failure when it cannot be joined, or the default cannot be added to */
  store({ name, repeats, join }: Field, value: JsonValue): void {
    if (!repeats) this.#values.set(name, value);
    else if (join === undefined) (this.#lists.get(name) ?? this.#startList(name)).push(value);
    else this.#values.set(name, this.#joined(name, join, value));
  }

  #startList(name: string): JsonValue[] {
    const before = this.#values.get(name) ?? (this.#values.has(name) ? null : []);
    if (!isList(before)) throw unsuitable(name, before, 'list', 'repeats');
    const list = [...before];
    this.#lists.set(name, list);
    this.#values.set(name, list);
    return list;
  }

  #joined(name: string, separator: string, value: JsonValue): string {
    if (typeof value !== 'string') {
      throw valueFailure('join-not-text', `"join" needs texts, not ${shownValue(value)}.`);
    }
    const before = this.#values.get(name) ?? null;
    if (before === null) return value;
    if (typeof before !== 'string') throw unsuitable(name, before, 'text', 'is joined');
    return before + separator + value;
  }

  /** The finished message: null, "", [] and {} are left out unless the key has a default. */
  toObject(): JsonObject {
    const kept = [...this.#values].filter(([key, value]) => Object.hasOwn(this.#defaults, key) || !isEmpty(value));
    return objectOf(kept.map(([key, value]) => [key, isList(value) ? [...value] : value]));
  }
}

function unsuitable(name: string, value: JsonValue, needed: string, why: string): Error {
  const message = `The default of "${name}" must be a ${needed}, not ${shownValue(value)}: the field ${why}.`;
  return valueFailure('default-unsuitable', message);
}

function isEmpty(value: JsonValue): boolean {
  // Numbers and truth values have no length.
  const { length }: { length?: number } = isObject(value) ? keysOf(value) : Object(value ?? '');
  return length === 0;
}
