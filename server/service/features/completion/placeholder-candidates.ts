import { CompletionItemKind } from 'vscode-languageserver-types';
import type { TemplatePath } from '../../../../parser/values.js';
import { nodeAt, propertyOf } from '../../document/path.js';
import { quoted } from '../../quoting.js';
import type { KnownValue } from '../../samples/known-values.js';
import { unpacksItems } from '../symbols/field-placeholders.js';
import type { TemplateIndex } from '../symbols/template-index.js';
import type { Candidate } from './candidate.js';
import { type CompletionRequest, type FieldPlace, fieldOf } from './request.js';
import { literalSnippet } from './snippet-text.js';

/** The placeholders that may stand as a string of a transform; undefined where the slot is none. */
export function placeholderCandidates(request: CompletionRequest): readonly Candidate[] | undefined {
  const { slot, index } = request;
  const field = fieldOf(slot.path);
  if (slot.kind !== 'value' || field?.inside[0] !== 'transform') return undefined;
  if (index === undefined || !takesPlaceholder(request)) return [];
  const key = field.inside.at(-1);
  return [...sourcesOf(index, field, request.known().get(field.name) ?? [])].map(([name, { detail, rank }], order) => ({
    label: `{${name}}`,
    detail,
    kind: CompletionItemKind.Variable,
    snippet: literalSnippet(`{${name}}`),
    rank: rank + order / 100 + (fits(name, key) ? 0 : 1),
  }));
}

/** A placeholder is the whole string: one that holds other text already is refused with it. */
function takesPlaceholder({ slot, model }: CompletionRequest): boolean {
  const { string } = slot;
  if (string === undefined) return slot.replaced.start === slot.replaced.end;
  return /^(?:\{[\p{L}\p{M}\p{N}_.]*\}?)?$/u.test(model.text.slice(string.start, string.end));
}

interface Source {
  readonly detail: string;
  readonly rank: number;
}

/** Everything that has a value in the field's transform, by name (specification, "transform"). */
function sourcesOf(index: TemplateIndex, field: FieldPlace, known: readonly KnownValue[]): ReadonlyMap<string, Source> {
  const sources = new Map<string, Source>();
  const add = (name: string, detail: string, rank: number) => {
    if (!sources.has(name)) sources.set(name, { detail, rank });
  };
  const { root } = index.template;
  const isEach = unpacksItems(root, field.path);
  const parser = contentOf(index, field.path);
  if (!isEach) add('content', `the parsed value: ${quoted(parser)}`, 0);
  for (const { name, detail, rank } of groupsOf(index, field.path)) add(name, detail, rank);
  for (const { path, example, sample } of known) {
    const value = `${example} in the sample "${quoted(sample)}"`;
    const source = sources.get(path);
    sources.set(
      path,
      source === undefined ? { detail: value, rank: 2 } : { ...source, detail: `${source.detail}: ${value}` },
    );
  }
  for (const { kind, name } of index.symbols.filter(({ scope }) => samePath(scope, field.path))) {
    if (kind === 'path') add(name, 'used in this field', 4);
    if (kind === 'item-key') add(name, 'key of the items', 4);
  }
  for (const name of parser === 'json' ? CALL_KEYS : [])
    add(
      isEach ? name : `content.${name}`,
      isEach ? 'key of the items, as calls have it' : 'key of the value, as calls have it',
      6,
    );
  return sources;
}

/** The keys that calls have in the JSON of most models. */
const CALL_KEYS = ['name', 'arguments', 'parameters', 'id'];

/** The groups of the delimiters; those of the closer are dropped by the reference (reference behaviour, "Captures and transform"). */
function groupsOf({ patterns }: TemplateIndex, field: TemplatePath): readonly (Source & { readonly name: string })[] {
  const delimiters = [...patterns.values()].filter(
    ({ path }) => path.length === 3 && samePath(path.slice(0, 2), field),
  );
  return delimiters.flatMap(({ role, tree }) =>
    tree.groupNames.map((name) =>
      role === 'close'
        ? { name, detail: 'group of close_pattern: the reference drops it', rank: 8 }
        : { name, detail: 'group of open_pattern', rank: 0 },
    ),
  );
}

function contentOf({ template: { root } }: TemplateIndex, field: TemplatePath): string {
  const parser = propertyOf(nodeAt(root, field), 'content')?.value;
  return parser?.type === 'string' ? parser.value : 'text';
}

/** `{name}` for the key `name`, `{content}` for `arguments`: what is most likely meant. */
function fits(name: string, key: string | number | undefined): boolean {
  const last = name.split('.').at(-1);
  return last === key || (name === 'content' && (key === 'arguments' || key === 'function' || key === 'transform'));
}

function samePath(one: TemplatePath, other: TemplatePath): boolean {
  return one.length === other.length && one.every((step, at) => step === other[at]);
}
