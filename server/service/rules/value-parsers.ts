import type { JsonValue, TemplatePath } from '../../../parser/values.js';
import { isObject } from '../engine.js';
import { valueAt, type WrittenField } from './fields.js';
import type { RuleContext } from './rule.js';

/** The parser of a field's single values. */
export interface WrittenValueParser {
  /** Of the object `value_parser`. */
  readonly path: TemplatePath;
  readonly name: string;
  argument(name: string): JsonValue | undefined;
}

/** The value parser of an xml-inline or kv-lines field; undefined where there is none and values stay as they are. */
export function valueParserOf({ template }: RuleContext, field: WrittenField): WrittenValueParser | undefined {
  const written = field.argument('value_parser') ?? null;
  if (written === null || !['xml-inline', 'kv-lines'].includes(field.content)) return undefined;
  const path = [...field.path, 'content_args', 'value_parser'];
  const name = isObject(written) ? (written.name ?? 'text') : undefined;
  return {
    path,
    name: typeof name === 'string' ? name : '',
    argument: (argument) => valueAt(template.root, [...path, 'args', argument]),
  };
}
