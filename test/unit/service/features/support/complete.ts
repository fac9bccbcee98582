import type { CompletionItem, TextEdit } from 'vscode-languageserver-types';
import type { CompletionClient } from '../../../../../server/service/index.js';
import { asked, offsetsOf } from './ask.js';

/** A client that can do everything. */
export const RICH: CompletionClient = {
  snippets: true,
  labelDetails: true,
  resolvesDocumentation: true,
  markdown: true,
  adjustsIndentation: true,
};

export const POOR: CompletionClient = {
  snippets: false,
  labelDetails: false,
  resolvesDocumentation: false,
  markdown: false,
  adjustsIndentation: false,
};

/** The items at the cursor `‸`, in the order in which a client shows them. */
export function itemsAt(marked: string, client = POOR, trigger?: string, name?: string): readonly CompletionItem[] {
  const { service, model, at } = asked(marked, name);
  const items = service.complete(model, at, { client, trigger })?.items ?? [];
  return [...items].sort((one, other) => compare(one.sortText ?? one.label, other.sortText ?? other.label));
}

export function labelsAt(marked: string, trigger?: string, name?: string): readonly string[] {
  return itemsAt(marked, POOR, trigger, name).map(({ label }) => label);
}

/** The document after an item was accepted; `what` is its label, with its detail behind a colon where labels are not enough. */
export function acceptedAt(marked: string, what: string, client = POOR, name?: string): string {
  const { model, text } = asked(marked, name);
  const items = itemsAt(marked, client, undefined, name);
  const item = items.find(({ label, detail }) => what === label || what === `${label}: ${detail}`);
  if (item === undefined) throw new Error(`${what} is not offered, but ${items.map(({ label }) => label).join(' ')}`);
  const { textEdit, additionalTextEdits = [] } = item;
  if (textEdit === undefined || !('range' in textEdit)) throw new Error('an item without an edit');
  const edits = [textEdit, ...additionalTextEdits].map(({ range, newText }: TextEdit) => ({
    ...offsetsOf(model, range),
    newText,
  }));
  edits.sort((one, other) => other.start - one.start);
  return edits.reduce((done, { start, end, newText }) => done.slice(0, start) + newText + done.slice(end), text);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
