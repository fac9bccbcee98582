import { expect, test } from 'vitest';
import { applyEdits } from '../../../../server/service/edits/written-edit.js';
import { fixAll } from '../../../../server/service/fixes/fix-all.js';
import { modelOf } from '../support/check.js';
import { checkFor, fail } from '../support/fix-cases.js';

function mended(text: string, code?: string): string {
  const fits = (finding: { readonly code: string }) => code === undefined || finding.code === code;
  return applyEdits(text, fixAll(modelOf(text), checkFor('the reference'), fits, fail));
}

const template = (fields: string) => `{"start_anchor": "a", "fields": {${fields}}}`;
const ANSWER = '"content": {"repeats": true, "join": ""}';

test.each([
  [
    'several at once',
    `{"version": "1", "start_anchor": "a", "fields": {"content": {"repeats": 1, "join": ""}}}`,
    `{"version": 1, "start_anchor": "a", "fields": {"content": {"repeats": true, "join": ""}}}`,
  ],
  [
    'neighbours that share a comma, in two passes',
    template(`${ANSWER}, "x": {"open": "<x>", "close": ["</x>", "", ""]}`),
    template(`${ANSWER}, "x": {"open": "<x>", "close": ["</x>"]}`),
  ],
  [
    'what shows when something else is mended',
    template(`${ANSWER}, "x": {"open": [["<x>"]], "close": "</x>", "optional": "yes"}`),
    template(`${ANSWER}, "x": {"open": ["<x>"], "close": "</x>", "optional": true}`),
  ],
  ['all earlier keys', template('"content": {"join": 1, "repeats": true, "join": 2, "join": ""}'), template(ANSWER)],
])('mends %s', (_, before, after) => {
  expect(mended(before)).toBe(after);
});

test('mends one code and leaves the others', () => {
  const text = '{"version": "1", "start_anchor": "a", "fields": {"content": {"repeats": 1, "join": ""}}}';
  expect(mended(text, 'version-unsupported')).toBe(text.replace('"1"', '1'));
});

test('leaves what is open to doubt', () => {
  const text = template('"content": {"closes": "</x>", "repeats": true, "join": ""}');
  expect(mended(text)).toBe(text);
});

test('changes nothing in a broken document behind the error', () => {
  const text =
    '{"start_anchor": "a", "fields": {"content": {"repeats": 1, "repeats": true, ] "optional": 1, "optional": 1';
  expect(mended(text)).toBe(
    '{"start_anchor": "a", "fields": {"content": {"repeats": true, ] "optional": 1, "optional": 1',
  );
});
