import { type Node as JsonNode, type ParseError, parseTree } from 'jsonc-parser';

/** The written JSON of a template. Offsets are UTF-16 units of the document, end excluded, quotes and brackets included. */
interface NodeBase {
  readonly start: number;
  readonly end: number;
}
export interface ObjectNode extends NodeBase {
  readonly type: 'object';
  /** In the order of writing, repeated keys included: the last one of a name is read. */
  readonly properties: readonly PropertyNode[];
  /** The entry that is read under each name: the last one written. */
  readonly byName: ReadonlyMap<string, PropertyNode>;
}
export interface PropertyNode extends NodeBase {
  readonly key: StringNode;
  /** Missing while it is being typed. */
  readonly value: TemplateNode | undefined;
}
export interface ArrayNode extends NodeBase {
  readonly type: 'array';
  readonly items: readonly TemplateNode[];
}
export interface StringNode extends NodeBase {
  readonly type: 'string';
  readonly value: string;
}
/** A number, `true`, `false` or `null`, as written. */
export interface ScalarNode extends NodeBase {
  readonly type: 'number' | 'boolean' | 'null';
  readonly written: string;
}
export type TemplateNode = ObjectNode | ArrayNode | StringNode | ScalarNode;

export interface TemplateTree {
  readonly root: TemplateNode | undefined;
  /** Document offset of the first syntax error; undefined for sound JSON. VS Code's JSON server reports it. */
  readonly brokenAt: number | undefined;
}

/** The tolerant tree of the value that is written between the two offsets. */
export function parseTemplateTree(text: string, start: number, end: number): TemplateTree {
  const slice = text.slice(start, end);
  const errors: ParseError[] = [];
  const root = parseTree(slice, errors, { disallowComments: true });
  const first = errors.reduce((least, error) => Math.min(least, error.offset), Number.POSITIVE_INFINITY);
  return {
    root: root === undefined ? undefined : convert(root, slice, start),
    brokenAt: errors.length === 0 ? undefined : start + first,
  };
}

function convert(node: JsonNode, slice: string, base: number): TemplateNode | undefined {
  const place = { start: base + node.offset, end: base + node.offset + node.length };
  switch (node.type) {
    case 'object':
      return { ...place, ...objectParts(convertAll(node, (child) => convertProperty(child, slice, base))) };
    case 'array':
      return { ...place, type: 'array', items: convertAll(node, (child) => convert(child, slice, base)) };
    case 'string':
      return { ...place, type: 'string', value: String(node.value) };
    case 'property':
      return undefined; // stands inside an object only
    default:
      return { ...place, type: node.type, written: slice.slice(node.offset, node.offset + node.length) };
  }
}

function objectParts(properties: readonly PropertyNode[]): Pick<ObjectNode, 'type' | 'properties' | 'byName'> {
  return { type: 'object', properties, byName: new Map(properties.map((property) => [property.key.value, property])) };
}

function convertProperty(node: JsonNode, slice: string, base: number): PropertyNode | undefined {
  const [keyNode, valueNode] = node.children ?? [];
  const key = keyNode === undefined ? undefined : convert(keyNode, slice, base);
  if (key?.type !== 'string') return undefined;
  const value = valueNode === undefined ? undefined : convert(valueNode, slice, base);
  return { key, value, start: key.start, end: value?.end ?? key.end };
}

function convertAll<T>(node: JsonNode, convertOne: (child: JsonNode) => T | undefined): T[] {
  return (node.children ?? []).map(convertOne).filter((child) => child !== undefined);
}
