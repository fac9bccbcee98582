import { CompletionItemKind } from 'vscode-languageserver-types';
import type { Gallery } from '../../gallery/gallery.js';
import { type SchemaNode, schemaAt, TEMPLATE_SCHEMA } from '../schema/schema-at.js';
import type { Candidate } from './candidate.js';
import { CONTENT_ORDER, documentationOf } from './key-candidates.js';
import { literalCandidates } from './literal-candidates.js';
import { type CompletionRequest, fieldOf, objectAt, rootOf, shapeOf } from './request.js';
import { snippetCandidates } from './schema-snippets.js';
import { literalSnippet } from './snippet-text.js';

/** The values that may stand in a slot: all that replace what is written there as a whole. */
export function valueCandidates(request: CompletionRequest, gallery: Gallery): readonly Candidate[] {
  const { path } = request.slot;
  const schema = schemaAt(rootOf(request), path) ?? {};
  // In a string, only strings take its place.
  const isString = request.slot.string !== undefined;
  const snippets = snippetCandidates(schema).filter(({ snippet }) => !isString || snippet.startsWith('"'));
  const values = [
    ...(path.length === 0 && !isString ? templateCandidates(gallery) : []),
    ...usualTexts(shapeOf(path)),
    ...literalCandidates(request, gallery),
    ...enumCandidates(schema),
    ...(isString ? [] : switchCandidates(schema)),
    ...snippets,
    ...callCandidates(request),
  ];
  return values.length > 0 || isString ? values : emptyCandidates(schema);
}

/** Whole templates, by the models that they are for, where an empty object is one already: their entries. */
export function entriesCandidates(request: CompletionRequest, gallery: Gallery): readonly Candidate[] {
  const { path, string, replaced } = request.slot;
  const root = path.length === 0 && string === undefined ? objectAt(request, path) : undefined;
  if (root === undefined || root.properties.length > 0 || replaced.start < replaced.end) return [];
  const { text } = request.model;
  const isOwnLine = /[\r\n][ \t]*$/.test(text.slice(root.start + 1, replaced.start));
  const isLastOnLine = /^[ \t]*(?:[\r\n]|$)/.test(text.slice(replaced.start));
  const all = [...snippetCandidates(TEMPLATE_SCHEMA), ...templateCandidates(gallery)];
  return all.map((candidate, index) => {
    const inside = candidate.snippet.slice('{'.length).replace(/\n\\?\}$/, '');
    const snippet = isOwnLine ? inside.replaceAll('\n\t', '\n').slice('\n'.length) : inside;
    return { ...candidate, snippet: isOwnLine || isLastOnLine ? snippet : `${snippet}\n`, rank: 100 + index };
  });
}

/** Whole templates, by the models that they are for. */
function templateCandidates(gallery: Gallery): readonly Candidate[] {
  return gallery.map(({ name, title, summary, template }, index) => ({
    label: title,
    detail: summary,
    kind: CompletionItemKind.Snippet,
    snippet: literalSnippet(template),
    filter: `${title} ${name}`,
    rank: 10 + index,
    documentation: 'preview',
  }));
}

/** Texts that are usual for a key, with what they do. */
const USUAL: Readonly<Record<string, readonly (readonly [text: string, detail: string])[]>> = {
  'defaults.role': [['assistant', 'the role that chat templates read']],
  'fields.*.join': [
    ['', 'nothing between the matches'],
    ['\n', 'a newline between them'],
    ['\n\n', 'an empty line between them'],
  ],
  'fields.*.content_args.line_sep': [
    ['\n', 'a line each (default)'],
    [', ', 'one line, with commas'],
  ],
  'fields.*.content_args.kv_sep': [
    [':', 'default'],
    ['=', 'as in key=value'],
  ],
};

function usualTexts(shape: string): readonly Candidate[] {
  const texts = Object.hasOwn(USUAL, shape) ? (USUAL[shape] ?? []) : [];
  return texts.map(([text, detail], rank) => ({
    label: JSON.stringify(text),
    detail,
    kind: CompletionItemKind.Value,
    snippet: literalSnippet(text),
    rank,
  }));
}

function enumCandidates(schema: SchemaNode): readonly Candidate[] {
  const { enum: values = [], markdownEnumDescriptions = [] } = schema;
  return values.map((value, index) => ({
    label: JSON.stringify(value),
    kind: CompletionItemKind.EnumMember,
    snippet: literalSnippet(value),
    rank: CONTENT_ORDER.indexOf(value),
    documentation: describedBy(markdownEnumDescriptions[index], schema),
  }));
}

function describedBy(text: string | undefined, schema: SchemaNode): Candidate['documentation'] {
  return text === undefined ? documentationOf(schema) : { markdown: text, plain: text.replaceAll('`', '') };
}

/** `true` and `false`, the one that is not the default first; the one version that there is. */
function switchCandidates(schema: SchemaNode): readonly Candidate[] {
  const isSwitch = [schema.type].flat().includes('boolean');
  const values = isSwitch ? [schema.default !== true, schema.default === true] : [];
  const all = schema.const === undefined ? values : [schema.const];
  return all.map((value, rank) => ({
    label: JSON.stringify(value),
    detail: value === schema.default ? 'default' : undefined,
    kind: CompletionItemKind.Value,
    snippet: JSON.stringify(value),
    rank,
    documentation: documentationOf(schema),
  }));
}

/** `"type": "function"` of a call. */
function callCandidates({ slot }: CompletionRequest): readonly Candidate[] {
  const inside = fieldOf(slot.path)?.inside.join('.');
  if (inside !== 'transform.type') return [];
  const kind = CompletionItemKind.Value;
  return [{ label: '"function"', detail: 'a call', kind, snippet: '"function"', rank: 0 }];
}

/** Something to go on from where nothing better is known. */
function emptyCandidates({ type }: SchemaNode): readonly Candidate[] {
  const [first] = [type ?? []].flat();
  const empty = EMPTY[first ?? ''];
  if (empty === undefined) return [];
  const snippet = `${empty.charAt(0)}$1${empty.charAt(1)}`;
  return [{ label: empty, kind: CompletionItemKind.Value, snippet, rank: 90 }];
}

const EMPTY: Readonly<Record<string, string | undefined>> = { string: '""', object: '{}', array: '[]' };
