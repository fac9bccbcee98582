import { CompletionItemKind } from 'vscode-languageserver-types';
import { nodeAt, propertyOf } from '../../document/path.js';
import type { TemplateNode } from '../../document/tree.js';
import type { Gallery, GalleryTemplate } from '../../gallery/gallery.js';
import type { Candidate } from './candidate.js';
import { type CompletionRequest, fieldOf, objectAt, rootOf } from './request.js';
import { literalSnippet } from './snippet-text.js';

type Key = 'open' | 'close' | 'start_anchor';

/** Literals for an opener, a closer or the start anchor: the opener's counterpart, those of this template, those of models. */
export function literalCandidates(request: CompletionRequest, gallery: Gallery): readonly Candidate[] {
  const place = literalPlace(request);
  if (place === undefined) return [];
  const { key, field } = place;
  const counterparts = key === 'close' ? openersOf(request, field).flatMap((open) => counterpartOf(open) ?? []) : [];
  const ranked = new Map<string, string>();
  const add = (texts: readonly string[], detail: (text: string) => string) => {
    for (const text of texts) if (!ranked.has(text)) ranked.set(text, detail(text));
  };
  add(counterparts, () => 'closes what the opener opens');
  add(ownLiterals(request, key), () => 'used in this template');
  const models = modelLiterals(gallery, key, field);
  add([...models.keys()], (text) => models.get(text) ?? '');
  const taken = siblings(request);
  return [...ranked].filter(([text]) => !taken.has(text)).map(([text, detail], rank) => candidate(text, detail, rank));
}

function candidate(text: string, detail: string, rank: number): Candidate {
  const kind = CompletionItemKind.Constant;
  return { label: JSON.stringify(text), detail, kind, snippet: literalSnippet(text), rank };
}

/** Which literal is written: as the value of its key, or as an item of its list. */
function literalPlace({ slot: { path } }: CompletionRequest): { key: Key; field: string } | undefined {
  if (path[0] === 'start_anchor' && path.length <= 2) return { key: 'start_anchor', field: '' };
  const { name = '', inside = [] } = fieldOf(path) ?? {};
  const [key] = inside;
  return (key === 'open' || key === 'close') && inside.length <= 2 ? { key, field: name } : undefined;
}

function openersOf(request: CompletionRequest, field: string): readonly string[] {
  return textsOf(propertyOf(objectAt(request, ['fields', field]), 'open')?.value);
}

function textsOf(node: TemplateNode | undefined): readonly string[] {
  const items = node?.type === 'array' ? node.items : node === undefined ? [] : [node];
  return items.flatMap((item) => (item.type === 'string' && item.value !== '' ? [item.value] : []));
}

/** Literals that the other fields have under the same key; a start anchor is written once. */
function ownLiterals(request: CompletionRequest, key: Key): readonly string[] {
  if (key === 'start_anchor') return [];
  const own = fieldOf(request.slot.path)?.name;
  const fields = propertyOf(rootOf(request), 'fields')?.value;
  const others = fields?.type === 'object' ? fields.properties.filter(({ key: { value } }) => value !== own) : [];
  return others.flatMap(({ value }) => textsOf(propertyOf(value, key)?.value));
}

/** The literals of the list that is being written, without the one at the cursor. */
function siblings({ slot, index }: CompletionRequest): ReadonlySet<string> {
  const last = slot.path.at(-1);
  if (typeof last !== 'number') return new Set();
  const list = nodeAt(index?.template.root, slot.path.slice(0, -1));
  const others = list?.type === 'array' ? list.items.filter((_, at) => at !== last) : [];
  return new Set(others.flatMap(textsOf));
}

/** What models write there for the same field, those of most models first; with the names of a few. */
function modelLiterals(gallery: Gallery, key: Key, field: string): ReadonlyMap<string, string> {
  const users = new Map<string, string[]>();
  for (const { title, template } of gallery) {
    for (const text of literalsOf(template, key, field)) users.set(text, [...(users.get(text) ?? []), title]);
  }
  const byUse = [...users].sort(([, one], [, other]) => other.length - one.length);
  return new Map(
    byUse.map(([text, titles]) => [text, titles.slice(0, 3).join(', ') + (titles.length > 3 ? ' …' : '')]),
  );
}

function literalsOf(template: GalleryTemplate, key: Key, field: string): readonly string[] {
  if (key === 'start_anchor') return [template.start_anchor ?? []].flat();
  const known = Object.hasOwn(template.fields, field) ? template.fields[field] : undefined;
  return [known?.[key] ?? []].flat();
}

/** The closer that goes with an opener in the forms that chat tokens have. */
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/^<\|(.*?)[_-](start|begin)\|>$/s, '<|$1_end|>'],
  [/^<\|(START|BEGIN)_(.+)\|>$/s, '<|END_$2|>'],
  [/^<\|([^|<>]+)>.*$/s, '<$1|>'],
  [/^<(\w[\w:.-]*)[^<>]*>\n?$/s, '</$1>'],
  [/^\[([A-Z_]+)\]$/s, '[/$1]'],
];

/** `<think>` → `</think>`; undefined where the form is not known. */
export function counterpartOf(opener: string): string | undefined {
  const [form, closer] = PAIRS.find(([pattern]) => pattern.test(opener)) ?? [];
  return form && closer && opener.replace(form, closer);
}
