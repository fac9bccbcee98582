import type { WrittenRange } from '../document/locate.js';
import type { PropertyNode, StringNode, TemplateNode } from '../document/tree.js';

/** A part of the tree around a document offset. */
export type JsonPart = TemplateNode | PropertyNode;

/** Everything that is written around an offset, outer parts first. Ends count: the place behind a value belongs to it. */
export function partsAround(root: TemplateNode, offset: number): readonly JsonPart[] {
  const parts: JsonPart[] = [];
  let node: TemplateNode | undefined = contains(root, offset) ? root : undefined;
  while (node !== undefined) {
    parts.push(node);
    const property: PropertyNode | undefined = node.type === 'object' ? containing(node.properties, offset) : undefined;
    if (property !== undefined) parts.push(property);
    node = innerNode(node, property, offset);
  }
  return parts;
}

function innerNode(node: TemplateNode, property: PropertyNode | undefined, offset: number): TemplateNode | undefined {
  if (node.type === 'array') return containing(node.items, offset);
  if (property === undefined) return undefined;
  return containing(property.value === undefined ? [property.key] : [property.key, property.value], offset);
}

/** The innermost entry of an object around an offset. */
export function propertyContaining(root: TemplateNode, offset: number): PropertyNode | undefined {
  return partsAround(root, offset)
    .filter((part) => 'key' in part)
    .at(-1);
}

/** The string around an offset: a value or a key. */
export function stringAround(root: TemplateNode, offset: number): StringNode | undefined {
  const last = partsAround(root, offset).at(-1);
  return last !== undefined && 'type' in last && last.type === 'string' ? last : undefined;
}

/** Of parts that touch at the offset, the one that begins there. */
export function containing<T extends WrittenRange>(parts: readonly T[], offset: number): T | undefined {
  const around = parts.filter((part) => contains(part, offset));
  return around.find(({ end }) => offset < end) ?? around.at(-1);
}

function contains({ start, end }: WrittenRange, offset: number): boolean {
  return start <= offset && offset <= end;
}
