import type { TemplatePath } from '../../../parser/values.js';
import type { WrittenRange } from '../document/locate.js';
import type { WrittenTemplate } from '../document/model.js';
import { nodeAt } from '../document/path.js';
import type { ArrayNode, ObjectNode, PropertyNode, TemplateNode } from '../document/tree.js';
import { beginsLine, hasLines, indentationAt, type JsonStyle, styleOf } from './json-style.js';
import { entriesText, jsonText, type NewEntries, type NewValue, stringContent } from './json-text.js';
import type { WrittenEdit } from './written-edit.js';

/** Edits of one change; undefined where it cannot be made at that place. */
export type Edits = readonly WrittenEdit[] | undefined;

/** Where a new entry goes: in front of all others, behind the entry of a name, or behind all. */
export type EntryPlace = 'first' | 'last' | { readonly behind: string };

/**
 * Changes of a template as edits of its text. Nothing outside of an edit changes: a configuration holds numbers, escapes and line
 * breaks that no round trip through values keeps, and repeated keys, of which it is the last one that is read.
 */
export class TemplateEditor {
  readonly #text: string;
  readonly #template: WrittenTemplate;
  #style: JsonStyle | undefined;

  constructor(text: string, template: WrittenTemplate) {
    this.#text = text;
    this.#template = template;
  }

  /** Another value at a path. */
  replace(path: TemplatePath, value: NewValue): Edits {
    const node = this.#nodeAt(path);
    return node && [{ ...rangeOf(node), newText: this.#textOf(value, node.start) }];
  }

  /** Text in front of and behind the value at a path, which stays as it is written. */
  wrap(path: TemplatePath, before: string, behind: string): Edits {
    const node = this.#nodeAt(path);
    return node && [insertion(node.start, before), insertion(node.end, behind)];
  }

  /** An object as the value of the key `function` of a call, in the style of the document. */
  wrapInCall(path: TemplatePath): Edits {
    const { colon, comma, padding } = this.#getStyle();
    const before = `{${padding}"type"${colon}"function"${comma}"function"${colon}`;
    return this.wrap(path, before, `${padding}}`);
  }

  /** An entry as the only one of an object, which is the value of another key in its place; undefined where there is that key. */
  wrapInEntry(path: TemplatePath, key: string): Edits {
    const { colon, padding } = this.#getStyle();
    const before = `{${padding}${JSON.stringify(path.at(-1))}${colon}`;
    return together(this.rename(path, key), this.wrap(path, before, `${padding}}`));
  }

  /** The only item of a list in the place of the list, as it is written. */
  unwrap(path: TemplatePath): Edits {
    const node = this.#nodeAt(path);
    const [item, ...others] = node?.type === 'array' ? node.items : [];
    if (node === undefined || item === undefined || others.length > 0) return undefined;
    return [deletion(node.start, item.start), deletion(item.end, node.end)];
  }

  /** Without the entry, or the item, at a path. Of a repeated key all entries go, since another one would be read else. */
  remove(path: TemplatePath): Edits {
    const owner = this.#nodeAt(path.slice(0, -1));
    const step = path.at(-1);
    if (owner?.type === 'object') return removal(owner, owner.properties, ({ key }) => key.value === step);
    if (owner?.type === 'array') return removal(owner, owner.items, (item) => item === owner.items[Number(step)]);
    return undefined;
  }

  /** Without the one entry whose key starts at a document offset. */
  removeEntryAt(owner: ObjectNode, keyStart: number): Edits {
    return removal(owner, owner.properties, ({ key }) => key.start === keyStart);
  }

  /** Another key for the entry at a path; undefined where the object has that key, or repeats this one. */
  rename(path: TemplatePath, name: string): Edits {
    const owner = this.#nodeAt(path.slice(0, -1));
    if (owner?.type !== 'object' || owner.byName.has(name)) return undefined;
    const [property, ...others] = owner.properties.filter(({ key }) => key.value === path.at(-1));
    if (property === undefined || others.length > 0) return undefined;
    return [{ ...rangeOf(property.key), newText: JSON.stringify(name) }];
  }

  /** New entries in the object at a path; undefined where it has one of these keys. */
  insert(owner: TemplatePath, entries: NewEntries, place: EntryPlace = 'last'): Edits {
    const node = this.#nodeAt(owner);
    if (node?.type !== 'object' || Object.keys(entries).some((key) => node.byName.has(key))) return undefined;
    const [first] = node.properties;
    if (first === undefined) return [this.#firstEntries(node, entries)];
    const indentation = indentationAt(this.#text, first.start);
    const style = this.#getStyle();
    const separator = beginsLine(this.#text, first.start) ? `,${style.lineEnd}${indentation}` : style.comma;
    const written = entriesText(entries, style, indentation).join(separator);
    if (place === 'first') return [insertion(first.start, written + separator)];
    const before = (place === 'last' ? undefined : node.byName.get(place.behind)) ?? node.properties.at(-1) ?? first;
    return [insertion(before.end, separator + written)];
  }

  /** The value of an entry, whether it is written already or not. */
  set(owner: TemplatePath, key: string, value: NewValue, place?: EntryPlace): Edits {
    const path = [...owner, key];
    if (this.#nodeAt(path) === undefined) return this.insert(owner, { [key]: value }, place);
    return this.replace(path, value);
  }

  /** Another text for a part of the string at a path, given in its decoded units. */
  replacePart(path: TemplatePath, part: WrittenRange, newText: string): Edits {
    const node = this.#nodeAt(path);
    if (node?.type !== 'string') return undefined;
    const map = this.#template.strings(node);
    return [
      {
        start: map.writtenOffset(part.start),
        end: map.writtenOffset(part.end),
        newText: stringContent(newText),
      },
    ];
  }

  #firstEntries(owner: ObjectNode, entries: NewEntries): WrittenEdit {
    const style = this.#getStyle();
    const { lineEnd, padding, indentUnit } = style;
    const inside = { start: owner.start + 1, end: owner.end - 1 };
    const outer = indentationAt(this.#text, owner.start);
    if (!style.inLines && !hasLines(this.#text, inside)) {
      return { ...inside, newText: padding + entriesText(entries, style, outer).join(style.comma) + padding };
    }
    const inner = outer + indentUnit;
    const written = entriesText(entries, style, inner).join(`,${lineEnd}${inner}`);
    return { ...inside, newText: lineEnd + inner + written + lineEnd + outer };
  }

  #nodeAt(path: TemplatePath): TemplateNode | undefined {
    return nodeAt(this.#template.root, path);
  }

  #textOf(value: NewValue, offset: number): string {
    return jsonText(value, this.#getStyle(), indentationAt(this.#text, offset));
  }

  #getStyle(): JsonStyle {
    this.#style ??= styleOf(this.#text, this.#template.root);
    return this.#style;
  }
}

/** The edits of several changes together; undefined where one of them cannot be made. */
export function together(...changes: readonly Edits[]): Edits {
  const made = changes.filter((edits) => edits !== undefined);
  return made.length === changes.length ? made.flat() : undefined;
}

/** Removes entries or items with their commas: what follows moves to their place; the last ones leave nothing behind. */
function removal<T extends PropertyNode | TemplateNode>(
  owner: ObjectNode | ArrayNode,
  all: readonly T[],
  goes: (one: T) => boolean,
): Edits {
  const edits: WrittenEdit[] = [];
  for (let at = 0; at < all.length; at += 1) {
    if (!isGoing(all[at], goes)) continue;
    const first = at;
    while (isGoing(all[at + 1], goes)) at += 1;
    edits.push(runRemoval(owner, all, first, at));
  }
  return edits.length === 0 ? undefined : edits;
}

function isGoing<T>(one: T | undefined, goes: (one: T) => boolean): boolean {
  return one !== undefined && goes(one);
}

function runRemoval(
  owner: ObjectNode | ArrayNode,
  all: readonly WrittenRange[],
  first: number,
  last: number,
): WrittenEdit {
  const next = all[last + 1];
  if (next !== undefined) return deletion(all[first]?.start ?? next.start, next.start);
  const previous = all[first - 1];
  if (previous !== undefined) return deletion(previous.end, all[last]?.end ?? previous.end);
  return deletion(owner.start + 1, owner.end - 1);
}

function deletion(start: number, end: number): WrittenEdit {
  return { start, end, newText: '' };
}

function insertion(offset: number, newText: string): WrittenEdit {
  return { start: offset, end: offset, newText };
}

function rangeOf({ start, end }: WrittenRange): WrittenRange {
  return { start, end };
}
