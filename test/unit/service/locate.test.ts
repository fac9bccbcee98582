import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { locateAgain, locateEntries } from '../../../server/service/document/locate.js';
import type { DocumentKind } from '../../../server/service/index.js';
import { readMarked } from './support/markers.js';

/** Each mark is the value of a template that must be found. */
function expectFound(marked: string, kind: DocumentKind): void {
  const { text, ranges } = readMarked(marked);
  expect(locateEntries(text, kind).templates.map(({ value }) => value)).toEqual(ranges);
}

test.each([
  ['{"response_template": ⟦{"fields": {}}⟧}', 'alone'],
  ['\ufeff{"response_template":⟦{}⟧}', 'behind a byte order mark'],
  ['{\r\n  "a": 1,\r\n  "response_template": ⟦{\r\n}⟧\r\n}', 'with CRLF'],
  ['{"response\\u005ftemplate": ⟦{}⟧}', 'with an escape in its key'],
  ['{"a": {"response_template": {}}, "response_template": ⟦[]⟧}', 'not inside of another key'],
  ['{"chat_template": "\\"response_template\\": {}", "response_template": ⟦null⟧}', 'not inside of a string'],
  ['{"response_template": ⟦1⟧, "response_template": ⟦2⟧}', 'twice'],
  ['{"a": "unterminated\n, "response_template": ⟦{}⟧}', 'behind a string without its closing quote'],
  ['{"a": , "response_template": ⟦{}⟧}', 'behind a key without a value'],
  ['{"a" 1 "response_template": ⟦{}⟧ "b"}', 'between missing colons and commas'],
  ['{"response_template": ⟦{"fields": {"content": ⟧', 'in a file that is cut off'],
  ['{"response_template": ⟦"a\\⟧', 'in a file that is cut off inside an escape'],
  ['{"response_template":⟦⟧\n  "model_max_length": 1}', 'without a value yet'],
  ['{"response_template":⟦⟧ }', 'without a value in a file that is sound but for it'],
  ['{"response_template":⟦⟧', 'without a value at the end of the file'],
  ['{"response_template"', 'not where only its key is written'],
  ['["response_template", {}]', 'not in a list'],
  ['"response_template"', 'not in a string'],
  ['', 'not in an empty file'],
  ['hello: world', 'not in what is not JSON'],
  ['{}}}}{"response_template": {}}', 'not behind the end of the object'],
])('in a configuration: %s (%s)', (marked) => expectFound(marked, 'config'));

test.each([
  ['⟦{"fields": {}}⟧\n', 'the whole file'],
  ['\ufeff  ⟦{}⟧', 'behind a byte order mark'],
  ['⟦{"fields": ⟧', 'cut off'],
  ['⟦"text"⟧ more', 'of any type'],
  ['⟦⟧ \n ', 'not written yet'],
  ['\ufeff⟦⟧', 'not written yet, behind a byte order mark'],
])('in a file of its own: %s (%s)', (marked) => expectFound(marked, 'template'));

describe('a text that was looked at before is not walked through again, and the answer is the same', () => {
  const PIECES = [
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"',
    '\\',
    '\n',
    ' ',
    '1',
    'x',
    '"a"',
    '"response_template"',
    '"response_schema"',
  ];
  const edit = fc.record({
    at: fc.nat(),
    removed: fc.nat({ max: 6 }),
    added: fc.array(fc.constantFrom(...PIECES), { maxLength: 3 }),
  });

  test('after any edits of any text', () => {
    const start = fc.array(fc.constantFrom(...PIECES, '"response_template": {"fields": {}}, '), { maxLength: 12 });
    fc.assert(
      fc.property(start, fc.array(edit, { minLength: 1, maxLength: 4 }), (pieces, edits) => {
        let text = `{"a": {"b": 1}, "response_template": {}, ${pieces.join('')}`;
        let known = { text, ...locateEntries(text, 'config') };
        for (const { at, removed, added } of edits) {
          const place = at % (text.length + 1);
          text = text.slice(0, place) + added.join('') + text.slice(place + removed);
          const again = locateAgain(text, 'config', known);
          expect(again).toEqual(locateEntries(text, 'config'));
          known = { text, ...again };
        }
      }),
      { numRuns: 2000, seed: 4 },
    );
  });
});
