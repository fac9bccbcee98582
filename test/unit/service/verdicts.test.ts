import { describe, expect, test } from 'vitest';
import { parseJson } from '../../../parser/index.js';
import { validate } from '../../../server/service/generated/validate.js';
import { checkTemplate } from '../../../server/service/index.js';
import { disagreement, LOAD_FILES, mutatedCases, vectorCases } from '../../verdicts/verdicts.js';
import { modelOf } from './support/check.js';

describe.each(LOAD_FILES)('the templates of %s.jsonl', (file) => {
  const cases = vectorCases(file).map((one) => ({
    ...one,
    template: parseJson(one.text),
    findings: checkTemplate(modelOf(one.text)),
  }));

  test('are refused by engine and editor exactly where the reference refuses them, unsupported patterns apart', () => {
    expect(cases.flatMap((one) => disagreement(one, one.findings) ?? [])).toEqual([]);
  });

  test('never draw two findings of one code at one place', () => {
    const doubled = cases.filter(({ findings }) => {
      const keys = findings.map(({ code, start, end, message }) => `${code} ${start} ${end} ${message}`);
      return new Set(keys).size < keys.length;
    });
    expect(doubled.map(({ id }) => id)).toEqual([]);
  });

  test('have a finding wherever the schema is not content', () => {
    const silent = cases.filter(({ template, findings }) => !validate(template) && findings.length === 0);
    expect(silent.map(({ id }) => id)).toEqual([]);
  });
});

// `npm run verdicts` tries 2,000.
test('models of ours that are changed at random are refused by engine and editor alike', () => {
  expect(mutatedCases(100, 1).flatMap((one) => disagreement(one) ?? [])).toEqual([]);
});
