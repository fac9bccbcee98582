import { describe, expect, test } from 'vitest';
import { createTemplateService } from '../../../../server/service/index.js';
import { modelOf } from '../support/check.js';
import { fieldOf } from './support/ask.js';

const service = createTemplateService();

/** The text with its hints in `«»`, as an editor shows them. */
function hinted(text: string, lines: readonly [first: number, last: number] = [0, 999]): string {
  const model = modelOf(text);
  const range = { start: { line: lines[0], character: 0 }, end: { line: lines[1], character: 999 } };
  const hints = service
    .inlayHints(model, range)
    .map(({ position, label }) => ({ offset: model.document.offsetAt(position), label }));
  return hints
    .reverse()
    .reduce((done, { offset, label }) => `${done.slice(0, offset)}«${String(label)}»${done.slice(offset)}`, text);
}

describe('what is implied is shown where it would be written', () => {
  test.each([
    ['an implicit field, and its content type', fieldOf('«implicit, text»"close": "x"')],
    ['an implicit field with a content type', fieldOf('«implicit»"content": "json"')],
    ['the content type of a field that has an opener', fieldOf('«text»"open": "x"')],
    ['nothing about a field that says all', fieldOf('"open": "x", "content": "json", "repeats": false')],
    ['a list', fieldOf('"open": "x", "content": "json", "repeats": true«list»')],
    ['no list where matches are joined', fieldOf('«text»"open": "x", "repeats": true, "join": ""')],
    ['a list where join is null', fieldOf('«text»"open": "x", "repeats": true«list», "join": null')],
    ['dots that take newlines', fieldOf('"content": "json", "open_pattern": "<.*>"«dotall», "close_pattern": "a[.]"')],
    [
      'dots of a tag pattern and of the start anchor',
      '{"start_anchor_pattern": "a."«dotall», "fields": {"f": {"open": "x", "content": "xml-inline", "content_args": {"tag_pattern": "(?P<key>.)"«dotall»}}}}',
    ],
    ['nothing about dots that keep to their line', fieldOf('"content": "json", "open_pattern": "<(?-s:.)>"')],
    ['nothing about a field that is still being typed', '{"fields": {"f": {«text»"open": "x"}, "g": {"close": "y", '],
    ['nothing about a field that is cut off behind an object', '{"fields": {"g": {"close": "y", "transform": {}  '],
    ['nothing about fields that are none', '{"fields": {"f": 1, "g": null}}'],
  ])('%s', (_, expected) => {
    expect(hinted(expected.replace(/«.*?»/g, ''))).toBe(expected);
  });
});

test('only what stands in the lines that are seen', () => {
  const text = '{"fields": {\n"a": {"open": "x"},\n"b": {"open": "y"}\n}}';
  expect(hinted(text, [2, 2])).toBe(text.replace('"b": {', '"b": {«text»'));
});

test('a hint explains itself, whatever the field is called', () => {
  const model = modelOf(fieldOf('"open": "x", "content": "json", "repeats": true').replace('"f"', '"a`b"'));
  const range = { start: { line: 0, character: 0 }, end: { line: 9, character: 0 } };
  expect(service.inlayHints(model, range)).toEqual([
    {
      position: expect.anything(),
      label: 'list',
      kind: 1,
      paddingLeft: true,
      tooltip: {
        kind: 'markdown',
        value: '``a`b`` is a list with one item for each match. With `join` it is one string.',
      },
    },
  ]);
});
