import type { JsonValue } from '../../../parser/values.js';
import { isObject, pythonTruth, readPlaceholder } from '../engine.js';
import type { WrittenField } from './fields.js';

/** What is known of a value before there is any output. Reference behaviour, "Content parsers". */
export interface Shape {
  /** `number`: or true, or false, or null. `any`: that depends on the output. */
  readonly kind: 'text' | 'number' | 'object' | 'list' | 'any';
  /** Of an object: all its values. */
  readonly member?: Shape;
}

const ANY: Shape = { kind: 'any' };
const TEXT: Shape = { kind: 'text' };
const NUMBER: Shape = { kind: 'number' };

/** How a message names what is known. */
export const SHAPE_NAMES: Readonly<Record<Shape['kind'], string>> = {
  text: 'a text',
  number: 'a number or a truth value',
  object: 'an object',
  list: 'a list',
  any: 'a value',
};

/** What a field's content parser makes of a region. */
export function parsedShape({ content, argument }: WrittenField): Shape {
  return parserShape(content, argument);
}

function parserShape(parser: string, argument: (name: string) => JsonValue | undefined): Shape {
  switch (parser) {
    case 'text':
      return TEXT;
    case 'int':
    case 'float':
    case 'bool':
      return NUMBER;
    case 'kv-lines':
      return { kind: 'object', member: memberShape(argument('value_parser')) };
    case 'xml-inline':
      // Merged or not: a list is as closed to a path as what it holds is, but it is no text.
      return {
        kind: 'object',
        member: pythonTruth(argument('merge_duplicates')) ? ANY : memberShape(argument('value_parser')),
      };
    default:
      return ANY;
  }
}

function memberShape(parser: JsonValue | undefined): Shape {
  if (parser === undefined || parser === null) return TEXT;
  if (!isObject(parser)) return ANY;
  const { name = 'text', args = {} } = parser;
  return typeof name === 'string' && isObject(args) ? parserShape(name, (key) => args[key]) : ANY;
}

/** The value that placeholders name first. With `transform_each` a key of the item may have any name. */
function rootShape(field: WrittenField, name: string): Shape {
  if (field.transformEach) return ANY;
  return name === 'content' ? parsedShape(field) : groupsOf(field).includes(name) ? TEXT : ANY;
}

function groupsOf({ opener, closer }: WrittenField): readonly string[] {
  return [opener, closer].flatMap((delimiter) => delimiter?.tree?.groupNames ?? []);
}

/** Where a path leads: what its end is, or the first of its names that is looked for in something that has no keys. */
export interface Led {
  readonly end: Shape;
  /** Index in the names, and what has no keys there. */
  readonly lostAt?: number;
  readonly within?: Shape;
}

export function ledBy(field: WrittenField, [root, ...steps]: readonly [string, ...string[]]): Led {
  let end = rootShape(field, root);
  for (const [at] of steps.entries()) {
    if (end.kind === 'text' || end.kind === 'number') return { end: ANY, lostAt: at + 1, within: end };
    end = end.member ?? ANY;
  }
  return { end };
}

/** What every match of a field becomes. */
export function valueShape(field: WrittenField): Shape {
  const { transform, transformEach } = field;
  if (transform === null) return parsedShape(field);
  if (transformEach || Array.isArray(transform)) return { kind: 'list' };
  if (typeof transform === 'string') return stringShape(field, transform);
  return isObject(transform) ? { kind: 'object' } : NUMBER;
}

/** What a string of a transform becomes. */
export function stringShape(field: WrittenField, text: string): Shape {
  const placeholder = readPlaceholder(text);
  return placeholder.kind === 'whole' ? ledBy(field, placeholder.names).end : TEXT;
}
