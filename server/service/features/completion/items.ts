import {
  type CompletionItem,
  InsertTextFormat,
  InsertTextMode,
  MarkupKind,
  type TextEdit,
} from 'vscode-languageserver-types';
import type { WrittenRange } from '../../document/locate.js';
import type { TemplateModel } from '../../document/model.js';
import { toRange } from '../places.js';
import type { Candidate } from './candidate.js';
import type { CompletionClient } from './client.js';
import type { CompletionRequest } from './request.js';
import { plainText } from './snippet-text.js';

/** How candidates are written in the document, and what else changes with them. */
interface Writing {
  readonly replaced: WrittenRange;
  /** Behind the text: a comma that is missing. */
  readonly suffix: string;
  readonly additional: readonly TextEdit[];
  readonly indentation: string;
}

/** Candidates that take the place of a whole key or value, with the commas that are missing around it. */
export function wholeItems(
  request: CompletionRequest,
  candidates: readonly Candidate[],
  client: CompletionClient,
): CompletionItem[] {
  const { slot, model } = request;
  const { replaced, commaBefore } = slot;
  const comma = commaBefore === undefined ? [] : [{ range: toRange(model, pointAt(commaBefore)), newText: ',' }];
  const suffix = slot.needsCommaBehind ? ',' : '';
  const writing = { replaced, suffix, additional: comma, indentation: indentationOf(model) };
  const isString = slot.string !== undefined;
  return candidates.map((candidate) => itemOf(model, quotedFilter(candidate, slot.kind, isString), writing, client));
}

/** Candidates that take the place of a part of a string. */
export function innerItems(
  { model }: CompletionRequest,
  replaced: WrittenRange,
  candidates: readonly Candidate[],
  client: CompletionClient,
): CompletionItem[] {
  const writing = { replaced, suffix: '', additional: [], indentation: '  ' };
  return candidates.map((candidate) => itemOf(model, candidate, writing, client));
}

/** Inside quotes the client compares with what stands from the first quote on. */
function quotedFilter(candidate: Candidate, kind: 'key' | 'value', isString: boolean): Candidate {
  const { label, filter = label } = candidate;
  const isQuoted = filter.startsWith('"');
  if (isString) return { ...candidate, filter: isQuoted ? filter : `"${filter}"` };
  return kind === 'value' && isQuoted && filter.length > 2 ? { ...candidate, filter: filter.slice(1, -1) } : candidate;
}

function pointAt(offset: number): WrittenRange {
  return { start: offset, end: offset };
}

function itemOf(
  model: TemplateModel,
  candidate: Candidate,
  writing: Writing,
  client: CompletionClient,
): CompletionItem {
  const { label, detail, kind, filter, rank } = candidate;
  const text = candidate.snippet.replaceAll('\t', writing.indentation) + writing.suffix;
  const newText = client.snippets ? text : plainText(text);
  return {
    label,
    kind,
    ...(detail === undefined ? {} : described(detail, client)),
    sortText: sortText(rank),
    ...(filter === undefined || filter === label ? {} : { filterText: filter }),
    insertTextFormat: client.snippets ? InsertTextFormat.Snippet : InsertTextFormat.PlainText,
    ...(client.adjustsIndentation ? { insertTextMode: InsertTextMode.adjustIndentation } : {}),
    textEdit: { range: toRange(model, writing.replaced), newText },
    ...(writing.additional.length === 0 ? {} : { additionalTextEdits: [...writing.additional] }),
    ...documented(candidate, newText, client),
  };
}

function described(detail: string, { labelDetails }: CompletionClient): Partial<CompletionItem> {
  return labelDetails ? { labelDetails: { description: detail } } : { detail };
}

/** Equal numbers of digits, so that text sorts as numbers do. */
function sortText(rank: number): string {
  return rank.toFixed(2).padStart(7, '0');
}

/** What the client sends back when it asks for the documentation of an item. */
interface ItemData {
  readonly markdown?: string;
  readonly plain?: string;
}

function documented(
  { documentation }: Candidate,
  newText: string,
  client: CompletionClient,
): Pick<CompletionItem, 'documentation' | 'data'> {
  if (documentation === undefined) return {};
  if (documentation !== 'preview') {
    const data: ItemData = client.markdown ? { markdown: documentation.markdown } : { plain: documentation.plain };
    return client.resolvesDocumentation ? { data } : { documentation: written(data) };
  }
  return client.resolvesDocumentation ? { data: {} } : { documentation: preview(newText, client) };
}

function written({ markdown, plain }: ItemData) {
  return markdown === undefined ? (plain ?? '') : { kind: MarkupKind.Markdown, value: markdown };
}

/** What is inserted, with each tab stop filled. */
function preview(newText: string, client: CompletionClient): NonNullable<CompletionItem['documentation']> {
  const text = client.snippets ? plainText(newText) : newText;
  return client.markdown ? { kind: MarkupKind.Markdown, value: `\`\`\`json\n${text}\n\`\`\`` } : text;
}

/** The item with its documentation. What comes back from a client is checked: it may be anything. */
export function resolveItem(item: CompletionItem, client: CompletionClient): CompletionItem {
  const data: unknown = item.data;
  if (typeof data !== 'object' || data === null) return item;
  const markdown = 'markdown' in data && typeof data.markdown === 'string' ? data.markdown : undefined;
  const plain = 'plain' in data && typeof data.plain === 'string' ? data.plain : undefined;
  if (markdown !== undefined) return { ...item, documentation: written({ markdown }) };
  if (plain !== undefined) return { ...item, documentation: written({ plain }) };
  const newText: unknown = item.textEdit?.newText;
  return typeof newText === 'string' ? { ...item, documentation: preview(newText, client) } : item;
}

/** How the template is indented: as its first indented line; two spaces where there is none. */
function indentationOf({ text, places }: TemplateModel): string {
  const { start, end } = places.at(-1)?.value ?? { start: 0, end: 0 };
  const base = /(?:^|[\r\n])([ \t]*)[^\r\n]*$/.exec(text.slice(Math.max(0, start - 200), start))?.[1] ?? '';
  const first = /[\r\n]([ \t]+)\S/.exec(text.slice(start, Math.min(end, start + 2000)))?.[1] ?? '';
  const unit = first.startsWith(base) ? first.slice(base.length) : first;
  return unit === '' || unit.length > 8 ? '  ' : unit;
}
