import { describe, expect, test } from 'vitest';
import type { CompletionItem } from 'vscode-languageserver-types';
import { GALLERY } from '../../../server/service/gallery/gallery.js';
import { createTemplateService } from '../../../server/service/index.js';
import { RICH } from './features/support/complete.js';
import { type ExpectedFinding, findingsOf, modelOf } from './support/check.js';
import { readPlace } from './support/markers.js';

const service = createTemplateService();

/** The items at the marked place, each with the text after it was accepted and its tab stops filled. */
function accepted(marked: string): readonly (readonly [label: string, text: string])[] {
  const { text, place } = readPlace(marked);
  const model = modelOf(text);
  const found = service.complete(model, model.document.positionAt(place), { client: RICH });
  return (found?.items ?? []).map((item) => [item.label, accept(item)] as const);

  function accept({ textEdit }: CompletionItem): string {
    if (textEdit === undefined || !('range' in textEdit)) throw new Error('an item without an edit');
    const { start, end } = textEdit.range;
    return (
      text.slice(0, model.document.offsetAt(start)) + fill(textEdit.newText) + text.slice(model.document.offsetAt(end))
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

/** What the templates of models lose is listed, and shown to be true, where they are tested. */
function isModel(label: string): boolean {
  return GALLERY.some(({ title }) => title === label);
}

function errors(text: string): readonly ExpectedFinding[] {
  return findingsOf(text).filter(({ severity }) => severity === 'error');
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
    const findings = items
      .filter(([label]) => label !== '"xml-inline"')
      .map(([label, text]) => [label, text, isModel(label) ? errors(text) : losses(text)]);
    expect(findings.filter(([, , found]) => found?.length !== 0)).toEqual([]);
    for (const [, text] of items) JSON.parse(text);
  });
});
