import { entriesOf, isList, isObject, keysOf, objectOf } from '../json/object.js';
import type { Field } from '../template/loaded.js';
import { typeName } from '../template/problem.js';
import { ValueError } from '../value-error.js';
import type { JsonObject, JsonValue } from '../values.js';

/**
 * The message in the making (reference behaviour, "Storing"): the defaults, then each key in the order of its first write. Values are
 * never changed once stored, and lists are the message's own, so nothing of the template's is mutated.
 */
export class Message {
  private readonly values: Map<string, JsonValue>;
  /** The lists of `repeats` fields, which grow while the message is made. */
  private readonly lists = new Map<string, JsonValue[]>();

  constructor(private readonly defaults: JsonObject) {
    this.values = new Map(entriesOf(defaults));
  }

  has(field: string): boolean {
    return this.values.has(field);
  }

  /** Stores the value of one match. @throws ValueError when it cannot be joined, or the default cannot be added to */
  store(field: Field, value: JsonValue): void {
    if (!field.repeats) this.values.set(field.name, value);
    else if (field.join === undefined) this.append(field.name, value);
    else this.join(field.name, field.join, value);
  }

  private append(name: string, value: JsonValue): void {
    const list = this.lists.get(name) ?? this.startList(name);
    list.push(value);
  }

  private startList(name: string): JsonValue[] {
    const before = this.values.get(name);
    if (before !== undefined && !isList(before)) {
      throw new ValueError(
        'default-unsuitable',
        `The default of "${name}" must be a list, not ${typeName(before)}: the field repeats.`,
      );
    }
    const list = [...(before ?? [])];
    this.lists.set(name, list);
    this.values.set(name, list);
    return list;
  }

  private join(name: string, separator: string, value: JsonValue): void {
    if (typeof value !== 'string') {
      throw new ValueError('join-not-text', `"join" needs texts, and this match is a ${typeName(value)}.`);
    }
    const before = this.values.get(name) ?? null;
    if (before !== null && typeof before !== 'string') {
      throw new ValueError(
        'default-unsuitable',
        `The default of "${name}" must be a text, not ${typeName(before)}: the field is joined.`,
      );
    }
    this.values.set(name, before === null ? value : before + separator + value);
  }

  /** The finished message: null, "", [] and {} are left out unless the key has a default. */
  toObject(): JsonObject {
    const kept = [...this.values].filter(([key, value]) => Object.hasOwn(this.defaults, key) || !isEmpty(value));
    return objectOf(kept.map(([key, value]) => [key, isList(value) ? [...value] : value]));
  }
}

function isEmpty(value: JsonValue): boolean {
  if (isList(value)) return value.length === 0;
  if (isObject(value)) return keysOf(value).length === 0;
  return value === null || value === '';
}
