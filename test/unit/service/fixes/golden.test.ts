import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../../../server/service/edits/written-edit.js';
import { FIXES } from '../../../../server/service/fixes/index.js';
import { modelOf } from '../support/check.js';
import { checkFor, type FixCase, fixCases, isPortability, remediesFor } from '../support/fix-cases.js';
import { asConfig, escaped, minified, withCarriageReturns, withTabs } from '../support/writings.js';

const cases = fixCases();
const titled = cases.map((one) => [`${one.code}: ${one.name}`, one] as const);

/** Titles, flags and texts of what is offered for a document. */
function offered(text: string, { documentName, code, name }: FixCase) {
  return remediesFor(modelOf(text, documentName), code, name).map(
    ({ title, isPreferred = false, safe = false, edits }) => ({
      title,
      isPreferred,
      safe,
      after: applyEdits(text, edits),
    }),
  );
}

/** The codes of a document; of those about portability, its own only. */
const codesIn = (text: string, { documentName, code, name }: FixCase): readonly string[] =>
  checkFor(name)(modelOf(text, documentName))
    .map((finding) => finding.code)
    .filter((other) => other === code || !isPortability(other));

test('every fix has a case, and there is no case without one', () => {
  expect([...new Set(cases.map(({ code }) => code))].sort()).toEqual(FIXES.map(({ code }) => code).sort());
});

describe.each(titled)('%s', (_, one) => {
  const { code, before, remedies } = one;

  test('the document has findings of this code only', () => {
    expect([...new Set(codesIn(before, one))]).toEqual([code]);
  });

  test('is mended in these ways and no others', () => {
    expect(offered(before, one)).toEqual(remedies);
  });

  test.each(remedies)('$title: the finding is gone, and no other has come', ({ after }) => {
    const left = codesIn(after, one);
    expect(left.length).toBeLessThan(codesIn(before, one).length);
    expect(left.filter((other) => other !== code)).toEqual([]);
  });

  test('is mended once: nothing is left to do where it was', () => {
    for (const { after, title } of remedies) {
      const again = codesIn(after, one).includes(code) ? offered(after, one) : [];
      expect(again.filter((remedy) => remedy.title === title && remedy.after === after)).toEqual([]);
    }
  });

  test.each([
    ['with carriage returns', withCarriageReturns],
    ['with tabs', withTabs],
    ['in one line', minified],
  ])('is mended alike %s', (_name, written) => {
    const texts = offered(written(before), one).map(({ after }) => after);
    expect(texts).toEqual(remedies.map(({ after }) => written(after)));
  });

  test('is mended alike in escapes', () => {
    const values = offered(escaped(before), one).map(({ after }) => JSON.parse(after));
    expect(values).toEqual(remedies.map(({ after }) => JSON.parse(after)));
  });
});

const templates = titled.filter(([, { documentName }]) => documentName === 'response_template.json');

test.each(templates)('%s: is mended alike inside of a configuration', (_, one) => {
  const [head, tail] = asConfig();
  const config = { ...one, documentName: 'tokenizer_config.json' };
  const texts = offered(head + one.before + tail, config).map(({ after }) => after);
  expect(texts).toEqual(one.remedies.map(({ after }) => head + after + tail));
});
