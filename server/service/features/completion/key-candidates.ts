import { CompletionItemKind } from 'vscode-languageserver-types';
import { TEMPLATE_KEY } from '../../document/kind.js';
import { propertyOf } from '../../document/path.js';
import type { SchemaNode } from '../schema/schema-at.js';
import { schemaAt, TEMPLATE_SCHEMA } from '../schema/schema-at.js';
import type { Candidate } from './candidate.js';
import { type CompletionRequest, fieldOf, objectAt, rootOf, shapeOf } from './request.js';
import { snippetCandidates } from './schema-snippets.js';
import { asSnippet, tabStop } from './snippet-text.js';

/** The keys that an object may have and has not. */
export function keyCandidates(request: CompletionRequest): readonly Candidate[] {
  const { slot } = request;
  const taken = takenKeys(request);
  if (shapeOf(slot.path) === 'defaults') return defaultKeys(request, taken);
  const inTransform = transformKeys(request);
  if (inTransform !== undefined) return inTransform.filter(({ label }) => !taken.has(label));
  const schema = schemaAt(rootOf(request), slot.path);
  const known = Object.entries(schema?.properties ?? {}).filter(([key]) => !taken.has(key) && !hasRival(taken, key));
  if (shapeOf(slot.path) === 'fields') return known.flatMap(([name, field]) => fieldCandidates(request, name, field));
  return known.map(([key, value]) => keyCandidate(request, key, value, taken));
}

/** The key under which a configuration has its template. */
export function templateKeyCandidate(request: CompletionRequest): Candidate {
  return {
    label: TEMPLATE_KEY,
    kind: CompletionItemKind.Property,
    snippet: withValue(request, TEMPLATE_KEY, '{$1}'),
    rank: 0,
    documentation: documentationOf(TEMPLATE_SCHEMA),
  };
}

/** The keys of the object, without the one that is being written. */
function takenKeys(request: CompletionRequest): ReadonlySet<string> {
  const { slot } = request;
  const properties = objectAt(request, slot.path)?.properties ?? [];
  const others = properties.filter(({ key }) => key.start !== slot.replaced.start || key.start === slot.replaced.end);
  return new Set(others.map(({ key }) => key.value));
}

/** Of these only one may be there. */
const RIVALS: readonly (readonly [string, string])[] = [
  ['open', 'open_pattern'],
  ['close', 'close_pattern'],
  ['start_anchor', 'start_anchor_pattern'],
];

function hasRival(taken: ReadonlySet<string>, key: string): boolean {
  return RIVALS.some(([one, other]) => (key === one && taken.has(other)) || (key === other && taken.has(one)));
}

/** The order in which authors need them; what is not here comes last. */
const ORDER = [
  ...['defaults', 'start_anchor', 'fields', 'start_anchor_pattern'],
  ...['open', 'close', 'content', 'content_args', 'transform', 'repeats', 'join'],
  ...['open_pattern', 'close_pattern', 'transform_each', 'optional'],
  ...['tag_pattern', 'value_parser', 'unquoted_keys', 'string_delims', 'allow_non_json', 'merge_duplicates'],
  ...['kv_sep', 'line_sep', 'name', 'args', 'strip', 'version'],
];

function keyCandidate(
  request: CompletionRequest,
  key: string,
  schema: SchemaNode,
  taken: ReadonlySet<string>,
): Candidate {
  const order = ORDER.indexOf(key);
  const value = schemaAt(rootOf(request), [...request.slot.path, key]) ?? schema;
  return {
    label: key,
    detail: key === 'tag_pattern' ? 'required' : undefined,
    kind: CompletionItemKind.Property,
    snippet: withValue(request, key, valueSnippet(key, value)),
    rank: (order < 0 ? ORDER.length : order) + (isIdle(key, taken) ? ORDER.length : 0),
    documentation: documentationOf(value),
  };
}

/** Keys that mean nothing yet without another one come behind the others. */
function isIdle(key: string, taken: ReadonlySet<string>): boolean {
  return (key === 'join' && !taken.has('repeats')) || (key === 'transform_each' && !taken.has('transform'));
}

export function documentationOf({ markdownDescription, description }: SchemaNode): Candidate['documentation'] {
  if (markdownDescription === undefined) return undefined;
  return { markdown: markdownDescription, plain: description ?? markdownDescription };
}

function withValue({ slot }: CompletionRequest, key: string, value: string): string {
  const written = asSnippet(JSON.stringify(key));
  return slot.hasColon ? written : `${written}: ${value}`;
}

/** What is written behind a key: for a switch the value that is not its default, for everything else a place to go on. */
function valueSnippet(key: string, schema: SchemaNode): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined)
    return `"$\{1|${CONTENT_ORDER.filter((one) => schema.enum?.includes(one)).join(',')}|}"`;
  const [type] = [schema.type ?? 'string'].flat();
  if (key === 'transform' || type === 'object') return '{$1}';
  if (type === 'boolean') return String(schema.default !== true);
  return type === 'array' ? '[$1]' : '"$1"';
}

/** The content parsers as often as they are needed beside the default. */
export const CONTENT_ORDER = ['json', 'xml-inline', 'kv-lines', 'text', 'int', 'float', 'bool'];

/** A name of a field with each of the forms that it usually has. */
function fieldCandidates(request: CompletionRequest, name: string, field: SchemaNode): readonly Candidate[] {
  const bare: Candidate = {
    label: name,
    kind: CompletionItemKind.Field,
    snippet: withValue(request, name, '{$1}'),
    rank: 50,
    documentation: documentationOf(field),
  };
  if (request.slot.hasColon) return [bare];
  const forms = snippetCandidates(field).map((form) => ({
    ...form,
    label: name,
    detail: form.label,
    snippet: withValue(request, name, form.snippet),
  }));
  return [...forms, bare];
}

/** `role`, and the fields of the message, which may have a value from the start. */
function defaultKeys(request: CompletionRequest, taken: ReadonlySet<string>): readonly Candidate[] {
  const fields = objectAt(request, ['fields'])?.properties ?? [];
  const values = new Map([['role', `"${tabStop(1, 'assistant')}"`]]);
  for (const { key, value } of fields) {
    const isList = propertyOf(value, 'repeats') !== undefined && propertyOf(value, 'join') === undefined;
    values.set(key.value, isList ? '[$1]' : '"$1"');
  }
  return [...values]
    .filter(([name]) => !taken.has(name))
    .map(([name, value], rank) => ({
      label: name,
      detail: name === 'role' ? undefined : 'field',
      kind: CompletionItemKind.Property,
      snippet: withValue(request, name, value),
      rank,
    }));
}

/** The keys of a call as chat templates read it. */
const CALL: readonly (readonly [string, string])[] = [
  ['type', '"function"'],
  ['function', '{$1}'],
  ['id', `"{${tabStop(1, 'id')}\\}"`],
];
const FUNCTION: readonly (readonly [string, string])[] = [
  ['name', `"{${tabStop(1, 'name')}\\}"`],
  ['arguments', `"{${tabStop(1, 'content')}\\}"`],
];

function transformKeys(request: CompletionRequest): readonly Candidate[] | undefined {
  const inside = fieldOf(request.slot.path)?.inside;
  if (inside?.[0] !== 'transform') return undefined;
  const keys = inside.length === 1 ? CALL : inside.join('.') === 'transform.function' ? FUNCTION : [];
  return keys.map(([key, value], rank) => ({
    label: key,
    kind: CompletionItemKind.Property,
    snippet: withValue(request, key, value),
    rank,
  }));
}
