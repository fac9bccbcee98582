import type { TemplatePath } from '../../../parser/values.js';
import type { ObjectNode, PropertyNode, TemplateNode } from './tree.js';

/** The entry of an object that is read under a name: the last one written. */
export function propertyOf(node: TemplateNode | undefined, name: string): PropertyNode | undefined {
  return node?.type === 'object' ? node.byName.get(name) : undefined;
}

/** The value at a path, or undefined where nothing is written there. */
export function nodeAt(root: TemplateNode | undefined, path: TemplatePath): TemplateNode | undefined {
  let node = root;
  for (const step of path) {
    node = childOf(node, step);
    if (node === undefined) return undefined;
  }
  return node;
}

/** The value that one step of a path leads to. */
export function childOf(node: TemplateNode | undefined, step: string | number): TemplateNode | undefined {
  return typeof step === 'number' ? itemOf(node, step) : propertyOf(node, step)?.value;
}

/** The entry that a path ends in; undefined for the root, for items of an array and for what is not written. */
export function propertyAt(root: TemplateNode | undefined, path: TemplatePath): PropertyNode | undefined {
  const last = path.at(-1);
  return typeof last === 'string' ? propertyOf(nodeAt(root, path.slice(0, -1)), last) : undefined;
}

function itemOf(node: TemplateNode | undefined, index: number): TemplateNode | undefined {
  return node?.type === 'array' ? node.items[index] : undefined;
}

/** Every object of a tree, outer ones first, in the order of writing. */
export function objectsIn(root: TemplateNode | undefined): readonly ObjectNode[] {
  const found: ObjectNode[] = [];
  visitNodes(root, (node) => {
    if (node.type === 'object') found.push(node);
  });
  return found;
}

/** Every value of a tree, outer ones first, in the order of writing. */
export function visitNodes(node: TemplateNode | undefined, visit: (node: TemplateNode) => void): void {
  if (node === undefined) return;
  visit(node);
  if (node.type === 'object') for (const { value } of node.properties) visitNodes(value, visit);
  if (node.type === 'array') for (const item of node.items) visitNodes(item, visit);
}
