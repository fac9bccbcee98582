import type { JsonValue, TemplatePath } from '../../../../parser/values.js';
import responseTemplateSchema from '../../../../schemas/response-template.schema.json';
import { nodeAt } from '../../document/path.js';
import type { TemplateNode } from '../../document/tree.js';

/** A part of the schema, as far as it describes. */
export interface SchemaNode {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly const?: JsonValue;
  readonly default?: JsonValue;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly additionalProperties?: boolean | SchemaNode;
  readonly items?: SchemaNode;
  readonly description?: string;
  readonly markdownDescription?: string;
  readonly markdownEnumDescriptions?: readonly string[];
  readonly defaultSnippets?: readonly SchemaSnippet[];
}

/** A value to start from. In the strings of its body `$1` is a tab stop, as in VS Code's snippets. */
export interface SchemaSnippet {
  readonly label: string;
  readonly description?: string;
  readonly body: unknown;
}

const SCHEMA = responseTemplateSchema as unknown as SchemaNode & {
  readonly definitions: Readonly<Record<string, SchemaNode>>;
};

/** What a response template is: for hover on its key. */
export const TEMPLATE_SCHEMA: SchemaNode = SCHEMA;

/** The definition of the arguments of each content parser. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  json: 'jsonArgs',
  'xml-inline': 'xmlInlineArgs',
  'kv-lines': 'kvLinesArgs',
  text: 'textArgs',
  int: 'textArgs',
  float: 'textArgs',
  bool: 'textArgs',
};

/**
 * The schema of the value at a path; undefined where it says nothing.
 *
 * @param root of the template: arguments depend on the content parser that is written beside them
 */
export function schemaAt(root: TemplateNode | undefined, path: TemplatePath): SchemaNode | undefined {
  let schema: SchemaNode | undefined = SCHEMA;
  for (let length = 0; length < path.length && schema !== undefined; length += 1) {
    const step = path[length] ?? '';
    schema = typeof step === 'number' ? resolved(schema.items) : stepInto(root, schema, path.slice(0, length), step);
  }
  return schema;
}

function stepInto(
  root: TemplateNode | undefined,
  schema: SchemaNode,
  path: TemplatePath,
  step: string,
): SchemaNode | undefined {
  const { properties = {}, additionalProperties } = schema;
  const known = Object.hasOwn(properties, step) ? properties[step] : undefined;
  const found = resolved(known ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined));
  const parserKey = PARSER_KEYS[step];
  if (found === undefined || parserKey === undefined) return found;
  return { ...argumentsOf(nodeAt(root, [...path, parserKey])), ...texts(found) };
}

/** The key beside arguments that names their content parser: in a field, and in a value parser. */
const PARSER_KEYS: Readonly<Record<string, string | undefined>> = { content_args: 'content', args: 'name' };

function argumentsOf(parser: TemplateNode | undefined): SchemaNode {
  const name = parser?.type === 'string' ? parser.value : 'text';
  const definition = Object.hasOwn(ARGUMENTS, name) ? ARGUMENTS[name] : undefined;
  return definition === undefined ? {} : (SCHEMA.definitions[definition] ?? {});
}

function texts({ description = '', markdownDescription = '' }: SchemaNode): SchemaNode {
  return { description, markdownDescription };
}

function resolved(schema: SchemaNode | undefined): SchemaNode | undefined {
  if (schema?.$ref === undefined) return schema;
  const { $ref, ...own } = schema;
  return { ...SCHEMA.definitions[$ref.replace('#/definitions/', '')], ...own };
}
