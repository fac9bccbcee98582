import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyChanges, linesOf, offsetAt, positionAt, positionInDocument } from '../../../webview/model/lines.js';

const place = (text: string, offset: number) => {
  const { line, column } = positionAt(linesOf(text), offset);
  return `${line}:${column}`;
};

test.each<[string, string, number, string]>([
  ['the first unit', 'ab\ncd', 0, '1:1'],
  ['the end of a line', 'ab\ncd', 2, '1:3'],
  ['after a line feed', 'ab\ncd', 3, '2:1'],
  ['after CR LF', 'ab\r\ncd', 4, '2:1'],
  ['between CR and LF: the end of the line', 'ab\r\ncd', 3, '1:3'],
  ['after a lone CR', 'ab\rcd', 3, '2:1'],
  ['mixed line ends', 'a\nb\r\nc\rd', 7, '4:1'],
  ['the end of the text', 'ab\n', 3, '2:1'],
  ['past the end', 'ab', 9, '1:3'],
  ['an empty text', '', 0, '1:1'],
])('%s', (_name, text, offset, expected) => {
  expect(place(text, offset)).toBe(expected);
});

test.each<[string, string, number, string]>([
  ['on its first line stands behind what is before the part', '{"a": 1}', 2, '7:26'],
  ['on a later line stands where that line has it', '{\r\n  "a": 1}', 5, '8:3'],
])('a place of a part of a document that is %s', (_name, part, offset, expected) => {
  const { line, column } = positionInDocument(part, { line: 7, column: 24 }, offset);
  expect(`${line}:${column}`).toBe(expected);
});

describe('edits keep the exact text', () => {
  const change = (line: number, from: number, toLine: number, to: number, text: string) => ({
    from: { line, column: from },
    to: { line: toLine, column: to },
    text,
  });
  test.each<[string, string, readonly ReturnType<typeof change>[], string]>([
    ['a letter in a text of mixed line ends', 'a\r\nb\nc', [change(2, 2, 2, 2, 'x')], 'a\r\nbx\nc'],
    ['a line end is removed', 'a\r\nb', [change(1, 2, 2, 1, '')], 'ab'],
    ['two cursors at once', 'a\r\nb\nc', [change(1, 1, 1, 1, '1'), change(3, 1, 3, 1, '3')], '1a\r\nb\n3c'],
    ['everything is replaced', 'a\nb', [change(1, 1, 2, 2, 'new')], 'new'],
  ])('%s', (_name, text, changes, expected) => {
    expect(applyChanges(linesOf(text), changes)).toBe(expected);
  });
});

test('an offset that is no part of a line end comes back from its position', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', '\n', '\r', '😀', ' ') });
  fc.assert(
    fc.property(texts, fc.nat(), (text, seed) => {
      const offset = seed % (text.length + 1);
      fc.pre(!(text[offset - 1] === '\r' && text[offset] === '\n'));
      const lines = linesOf(text);
      expect(offsetAt(lines, positionAt(lines, offset))).toBe(offset);
    }),
  );
});
