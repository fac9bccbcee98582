import type { TemplatePath } from '../../../parser/values.js';
import type { PropertyNode, TemplateNode } from './tree.js';

/** The entry of an object that is read under a name: the last one written. */
export function propertyOf(node: TemplateNode | undefined, name: string): PropertyNode | undefined {
  if (node?.type !== 'object') return undefined;
  return node.properties.filter((property) => property.key.value === name).at(-1);
}

/** The value at a path, or undefined where nothing is written there. */
export function nodeAt(root: TemplateNode | undefined, path: TemplatePath): TemplateNode | undefined {
  let node = root;
  for (const step of path) {
    node = typeof step === 'number' ? itemOf(node, step) : propertyOf(node, step)?.value;
    if (node === undefined) return undefined;
  }
  return node;
}

/** The entry that a path ends in; undefined for the root, for items of an array and for what is not written. */
export function propertyAt(root: TemplateNode | undefined, path: TemplatePath): PropertyNode | undefined {
  const last = path.at(-1);
  return typeof last === 'string' ? propertyOf(nodeAt(root, path.slice(0, -1)), last) : undefined;
}

function itemOf(node: TemplateNode | undefined, index: number): TemplateNode | undefined {
  return node?.type === 'array' ? node.items[index] : undefined;
}

/** Every object of a tree with its path, outer ones first. */
export function* objectsIn(
  node: TemplateNode | undefined,
  path: TemplatePath = [],
): Generator<{ readonly path: TemplatePath; readonly node: TemplateNode & { type: 'object' } }> {
  if (node?.type === 'object') {
    yield { path, node };
    for (const { key, value } of node.properties) yield* objectsIn(value, [...path, key.value]);
  } else if (node?.type === 'array') {
    for (const [index, item] of node.items.entries()) yield* objectsIn(item, [...path, index]);
  }
}
