import type { TemplatePath } from '../../../../parser/values.js';
import type { WrittenRange } from '../../document/locate.js';
import type { WrittenTemplate } from '../../document/model.js';
import { nodeAt, propertyAt, visitNodes } from '../../document/path.js';
import type { StringNode, TemplateNode } from '../../document/tree.js';
import { fieldNames } from '../../rules/patterns.js';
import { type PlaceholderParts, placeholdersIn } from './placeholder-parts.js';
import type { SymbolTable } from './symbol-table.js';

/** A string of a field's transform that holds placeholders. */
export interface PlacedString {
  /** Of the field. */
  readonly path: TemplatePath;
  readonly node: StringNode;
  readonly placeholders: readonly PlaceholderParts[];
}

/** Every string with placeholders: values of transforms at any depth, never keys (reference behaviour, "Captures and transform"). */
export function placeholderStrings(root: TemplateNode): readonly PlacedString[] {
  return fieldNames(root).flatMap((name) => {
    const path = ['fields', name];
    const found: PlacedString[] = [];
    visitNodes(nodeAt(root, [...path, 'transform']), (node) => {
      const placeholders = node.type === 'string' ? placeholdersIn(node.value) : [];
      if (node.type === 'string' && placeholders.length > 0) found.push({ path, node, placeholders });
    });
    return found;
  });
}

/** Joins each placeholder to what gives it a value. The groups must be in the table before. */
export function addFieldPlaceholders(
  table: SymbolTable,
  template: WrittenTemplate,
  strings: readonly PlacedString[],
): void {
  for (const { path, node, placeholders } of strings) {
    const map = template.strings(node);
    const written = ({ start, end }: WrittenRange) => ({
      start: map.writtenOffset(start),
      end: map.writtenOffset(end),
    });
    for (const { names } of placeholders) {
      names.forEach((place, index) => {
        const use = { ...written(place), whole: written(place), role: 'use', isNumber: false } as const;
        if (index > 0)
          table.add(
            'path',
            path,
            names
              .slice(0, index + 1)
              .map(({ name }) => name)
              .join('.'),
            use,
          );
        else addRoot(table, template, path, place.name, use);
      });
    }
  }
  addContentKeys(table, template, strings);
}

/**
 * The first name of a placeholder. Without `transform_each`, `content` wins over a group of that name; with it, names are keys of the
 * items, and groups where the items have no such key.
 */
function addRoot(
  table: SymbolTable,
  { root }: WrittenTemplate,
  path: TemplatePath,
  name: string,
  use: Parameters<SymbolTable['add']>[3],
): void {
  const isEach = unpacksItems(root, path);
  if (!isEach && name === 'content') table.add('content', path, name, use, propertyAt(root, path)?.key);
  else if (table.has('group', path, name)) table.add('group', path, name, use);
  else if (isEach) table.add('item-key', path, name, use, propertyAt(root, [...path, 'transform_each'])?.key);
  else table.add('unknown', path, name, use);
}

/** The key `content` of a field names the parser of what `{content}` stands for. */
function addContentKeys(table: SymbolTable, template: WrittenTemplate, strings: readonly PlacedString[]): void {
  for (const path of new Set(strings.map((string) => string.path))) {
    const property = propertyAt(template.root, [...path, 'content']);
    if (property === undefined || !table.has('content', path, 'content')) continue;
    const map = template.strings(property.key);
    const name = { start: map.writtenOffset(0), end: map.writtenOffset(map.decoded.length) };
    const whole = { start: property.start, end: property.end };
    table.add('content', path, 'content', { ...name, whole, role: 'definition', isNumber: false });
  }
}

/** Whether the field has `transform_each`: the items' keys are names then (specification, "transform"). */
export function unpacksItems(root: TemplateNode, path: TemplatePath): boolean {
  const each = nodeAt(root, [...path, 'transform_each']);
  return each?.type === 'boolean' && each.written === 'true';
}
