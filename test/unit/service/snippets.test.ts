import { describe, expect, test } from 'vitest';
import type { CompletionItem } from 'vscode-languageserver-types';
import { GALLERY } from '../../../server/service/gallery/gallery.js';
import { type CompletionClient, createTemplateService } from '../../../server/service/index.js';
import { POOR, RICH } from './features/support/complete.js';
import { type ExpectedFinding, findingsOf, modelOf } from './support/check.js';
import { readPlace } from './support/markers.js';

const service = createTemplateService();

type Accepted = readonly (readonly [label: string, text: string])[];

/** The items at the marked place, each with the text after it was accepted and its tab stops filled. */
function accepted(marked: string, documentName?: string): Accepted {
  return acceptedBy(RICH, fill, marked, documentName);
}

/** The same, as it stands before anything is typed into the tab stops. */
function inserted(marked: string, documentName?: string): Accepted {
  return acceptedBy(POOR, (snippet) => snippet, marked, documentName);
}

function acceptedBy(
  client: CompletionClient,
  textOf: (snippet: string) => string,
  marked: string,
  documentName?: string,
): Accepted {
  const { text, place } = readPlace(marked);
  const model = modelOf(text, documentName);
  const found = service.complete(model, model.document.positionAt(place), { client });
  return (found?.items ?? []).map((item) => [item.label, accept(item)] as const);

  function accept({ textEdit }: CompletionItem): string {
    if (textEdit === undefined || !('range' in textEdit)) throw new Error('an item without an edit');
    const { start, end } = textEdit.range;
    return (
      text.slice(0, model.document.offsetAt(start)) +
      textOf(textEdit.newText) +
      text.slice(model.document.offsetAt(end))
    );
  }
}

/** Snippet syntax: tab stops get a text of their own, escapes are read. */
function fill(snippet: string): string {
  return snippet
    .replace(
      /(?<!\\)\$(\d)|(?<!\\)\$\{(\d)(?::([^}]*))?\}/g,
      (_, bare, braced, shown) => shown ?? `<|tab ${bare ?? braced}|>`,
    )
    .replace(/\\([\\$}])/g, '$1');
}

/** A field beside others; where it is not the implicit one, another takes the text outside of regions. */
const field = (name: string, value: string) => {
  const other = name === 'content' ? '"other": {"open": "<other>"}' : '"content": {"repeats": true, "join": ""}';
  return `{"start_anchor": "<|assistant|>", "fields": {"${name}": ${value}, ${other}}}`;
};

/** What other engines lack is no fault of a snippet. */
function losses(text: string): readonly ExpectedFinding[] {
  return findingsOf(text).filter(({ severity }) => severity !== 'information');
}

/** What a template of the gallery cannot do without. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  'Gemma 4': ['unquoted-key-blanks'], // the model writes its keys without quotes
  'LFM2.5': ['string-delims-in-json'], // the model writes its texts between apostrophes
};

/** Labels of what draws a finding, with the codes: without those that are listed. */
function wrong(items: Accepted): readonly (readonly [label: string, codes: readonly string[]])[] {
  return items
    .map(([label, text]) => {
      const codes = losses(text).map(({ code }) => code);
      return [label, codes.filter((code) => NEEDED[label]?.includes(code) !== true)] as const;
    })
    .filter(([, codes]) => codes.length > 0);
}

describe.each([
  ['a whole template', '‸'],
  ['the content field', field('content', '‸')],
  ['the reasoning field', field('reasoning_content', '‸')],
  ['the field of tool calls', field('tool_calls', '‸')],
  ['any field', field('notes', '‸')],
  ['the defaults', '{"start_anchor": "a", "fields": {"content": {}}, "defaults": ‸}'],
  ['the start anchor', '{"start_anchor": ‸, "fields": {"content": {}}}'],
  ['a tag pattern', field('x', '{"open": "<x>", "content": "xml-inline", "content_args": {"tag_pattern": ‸}}')],
  ['an open pattern', field('x', '{"open_pattern": ‸, "close": "</x>", "transform": {"n": "{name}"}}')],
  ['a close pattern', field('x', '{"open": "<x>", "close_pattern": ‸}')],
  ['string delimiters', field('x', '{"open": "<x>", "content": "json", "content_args": {"string_delims": ‸}}')],
  ['a value parser', field('x', '{"open": "<x>", "content": "kv-lines", "content_args": {"value_parser": ‸}}')],
  ['a content parser', field('x', '{"open": "<x>", "content": ‸}')],
])('what is offered for %s', (_, marked) => {
  test('is there, and right as soon as it is accepted', () => {
    const items = accepted(marked);
    expect(items.length).toBeGreaterThan(0);
    // xml-inline is the one content parser that needs an argument.
    expect(wrong(items.filter(([label]) => label !== '"xml-inline"'))).toEqual([]);
    for (const [, text] of items) JSON.parse(text);
  });
});

/** What is offered for a place that can be a whole value, and not only the beginning of one. */
const EMPTY: ReadonlySet<string> = new Set(['{}', '""', '[]']);

describe.each([
  ['an empty document', '‸'],
  ['a document with white space', '\n  ‸\n'],
  ['the content field', field('content', '‸')],
  ['the reasoning field', field('reasoning_content', '‸')],
  ['the field of tool calls', field('tool_calls', '‸')],
  ['citations', field('citations', '‸')],
  ['any field', field('notes', '‸')],
])('what is offered for %s', (_, marked) => {
  test('draws nothing as it is inserted, before anything is typed into it', () => {
    const items = inserted(marked).filter(([label]) => !EMPTY.has(label));
    expect(items.length).toBeGreaterThan(0);
    expect(wrong(items)).toEqual([]);
  });
});

describe('a family is offered', () => {
  const families = GALLERY.map(({ title }) => title);
  const template = { ...GALLERY[0]?.template };

  test.each([
    ['in an empty document', '‸', undefined],
    ['in an empty object', '{‸}', undefined],
    ['in an empty object on lines', '{\n  ‸\n}', undefined],
    ['in an empty object on lines, behind the bracket', '{‸\n}', undefined],
    ['as the value of the key', '{"response_template": ‸}', 'tokenizer_config.json'],
    ['in the empty value of the key', '{"response_template": {‸}}', 'tokenizer_config.json'],
    ['in the empty value of the key, on lines', '{\n  "response_template": {\n    ‸\n  }\n}', 'tokenizer_config.json'],
  ])('%s', (_, marked, name) => {
    const items = inserted(marked, name);
    expect(items.map(([label]) => label)).toEqual(expect.arrayContaining(families));
    const found: unknown = JSON.parse(items.find(([label]) => label === families[0])?.[1] ?? '');
    expect(found).toEqual(name === undefined ? template : { response_template: template });
  });

  test.each([
    ['beside another key', '{"fields": {}, ‸}'],
    ['in a key', '{"‸"}'],
    ['in an object further in', '{"fields": {‸}}'],
  ])('not %s', (_, marked) => {
    expect(inserted(marked).filter(([label]) => families.includes(label))).toEqual([]);
  });

  test.each([
    ['{‸}', /^\{\n {2}"defaults": \{\n {4}"role".*\n {2}\}\n\}$/s],
    ['{\n‸\n}', /^\{\n"defaults": \{\n {2}"role".*\n\}\n\}$/s],
    ['{‸\n}', /^\{\n {2}"defaults": \{\n {4}"role".*\n {2}\}\n\}$/s],
  ])('in lines: %j', (marked, written) => {
    expect(inserted(marked).find(([label]) => label === families[0])?.[1]).toMatch(written);
  });
});
