import { entriesOf, isList, isObject, type JsonValue, writeJson } from '../../parser/index.js';

/** JSON as somebody may have written it: the entries of an object are a list, so that a key can stand in it twice. */
export type Written =
  | { readonly kind: 'object'; readonly entries: [string, Written][] }
  | { readonly kind: 'list'; readonly items: Written[] }
  | { readonly kind: 'scalar'; readonly value: JsonValue };

export function toWritten(value: JsonValue): Written {
  if (isObject(value)) {
    return { kind: 'object', entries: entriesOf(value).map(([key, inner]) => [key, toWritten(inner)]) };
  }
  return isList(value) ? { kind: 'list', items: value.map(toWritten) } : { kind: 'scalar', value };
}

export function textOf(written: Written): string {
  if (written.kind === 'scalar') return writeJson(written.value);
  if (written.kind === 'list') return `[${written.items.map(textOf).join(', ')}]`;
  return `{${written.entries.map(([key, value]) => `${JSON.stringify(key)}: ${textOf(value)}`).join(', ')}}`;
}

/** A value in an object or a list that holds it. */
export interface Slot {
  readonly value: Written;
  readonly key: string | undefined;
  replace(value: Written): void;
  remove(): void;
  /** Writes another one behind it: under the same key in an object. */
  repeat(value: Written): void;
  /** Gives it another key; an item of a list has none and stays as it is. */
  rename(key: string): void;
}

/** Every value inside, outer ones first. */
export function slotsIn(written: Written): readonly Slot[] {
  if (written.kind === 'object')
    return written.entries.flatMap((entry) => [entrySlot(written.entries, entry), ...slotsIn(entry[1])]);
  return written.kind === 'list'
    ? written.items.flatMap((item) => [itemSlot(written.items, item), ...slotsIn(item)])
    : [];
}

function entrySlot(entries: [string, Written][], entry: [string, Written]): Slot {
  const at = () => entries.indexOf(entry);
  return {
    value: entry[1],
    key: entry[0],
    replace: (value) => {
      entry[1] = value;
    },
    remove: () => void entries.splice(at(), 1),
    repeat: (value) => void entries.splice(at() + 1, 0, [entry[0], value]),
    rename: (key) => {
      entry[0] = key;
    },
  };
}

function itemSlot(items: Written[], item: Written): Slot {
  const at = () => items.indexOf(item);
  return {
    value: item,
    key: undefined,
    replace: (value) => void items.splice(at(), 1, value),
    remove: () => void items.splice(at(), 1),
    repeat: (value) => void items.splice(at() + 1, 0, value),
    rename: () => undefined,
  };
}
