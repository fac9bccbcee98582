import { describe, expect, test } from 'vitest';
import type { DocumentSymbol } from 'vscode-languageserver-types';
import { createTemplateService, flatSymbols } from '../../../../server/service/index.js';
import { modelOf } from '../support/check.js';
import { modelTemplates } from '../support/fixtures.js';

const service = createTemplateService();

/** One line for each entry, indented: name, detail, and the text that is selected. */
function outline(text: string, name?: string): readonly string[] {
  const { document } = modelOf(text, name);
  const lines = (symbols: readonly DocumentSymbol[], indent: string): readonly string[] =>
    symbols.flatMap(({ name: shown, detail, selectionRange, children = [] }) => [
      `${indent}${shown}${detail === undefined ? '' : ` (${detail})`} at ${document.getText(selectionRange)}`,
      ...lines(children, `${indent}  `),
    ]);
  return lines(service.documentSymbols(modelOf(text, name)), '');
}

describe('the outline', () => {
  test('shows the template, its anchor and fields, their delimiters and the groups of these', () => {
    const text = JSON.stringify({
      tokenizer_class: 'x',
      response_template: {
        defaults: { role: 'assistant' },
        start_anchor: '<|assistant|>',
        fields: {
          tool_calls: {
            open_pattern: '<(?P<name>(a))>',
            close: ['</a>', '</b>'],
            content: 'xml-inline',
            content_args: { tag_pattern: '<(?P<key>.*?)>(?P<value>.)' },
            transform: '{name}',
          },
          content: {},
        },
      },
    });
    expect(outline(text, 'tokenizer_config.json')).toEqual([
      'response_template at "response_template"',
      '  start_anchor (<|assistant|>) at "start_anchor"',
      '  tool_calls (xml-inline) at "tool_calls"',
      '    open_pattern (<(?P<name>(a))>) at "open_pattern"',
      '      name at name',
      '    close (</a>  </b>) at "close"',
      '    tag_pattern (<(?P<key>.*?)>(?P<value>.)) at "tag_pattern"',
      '      key at key',
      '      value at value',
      '  content (implicit, text) at "content"',
    ]);
  });

  test.each([
    [
      'a file that is a template',
      '{"fields": {"": {"open": "x"}}}',
      ['(no name) (text) at ""', '  open (x) at "open"'],
    ],
    [
      'a template that is broken further on',
      '{"fields": {"a": {"open": "x"}, "b": {"clo',
      ['a (text) at "a"', '  open (x) at "open"', 'b (implicit, text) at "b"'],
    ],
    ['a template that is no object', '[]', []],
    ['an empty file', '', []],
    ['fields of a wrong type', '{"fields": {"a": 1, "b": null}}', ['a at "a"', 'b at "b"']],
  ])('%s', (_, text, expected) => expect(outline(text)).toEqual(expected));
});

test('a flat outline has the same entries, each with the one around it', () => {
  const symbols = service.documentSymbols(modelOf('{"fields": {"a": {"open_pattern": "(?P<n>x)"}}}'));
  expect(flatSymbols('file:///x', symbols).map(({ name, containerName }) => [name, containerName])).toEqual([
    ['a', undefined],
    ['open_pattern', 'a'],
    ['n', 'open_pattern'],
  ]);
});

test.each(modelTemplates())('in %s every entry lies in the one around it and is selected inside itself', (_, text) => {
  const model = modelOf(text);
  const offsets = ({ range, selectionRange }: DocumentSymbol) =>
    [range.start, selectionRange.start, selectionRange.end, range.end].map((place) => model.document.offsetAt(place));
  const check = (symbol: DocumentSymbol): void => {
    const [start = 0, from = 0, to = 0, end = 0] = offsets(symbol);
    expect([start, from, to, end]).toEqual([start, from, to, end].sort((one, other) => one - other));
    for (const child of symbol.children ?? []) {
      const [innerStart = 0, , , innerEnd = 0] = offsets(child);
      expect(start <= innerStart && innerEnd <= end).toBe(true);
      check(child);
    }
  };
  const symbols = service.documentSymbols(model);
  expect(symbols.length).toBeGreaterThan(1);
  symbols.forEach(check);
});
