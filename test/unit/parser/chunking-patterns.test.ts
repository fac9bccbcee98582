import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SEED } from '../../support/seed.js';
import { splits, texts, wildTemplates } from './arbitraries.js';
import { holds, outcome, RUNS, TIMEOUT } from './chunking.js';
import { byUnit } from './support.js';

test(`however the text is cut, ${RUNS} templates with random patterns give the same (seed ${SEED})`, {
  timeout: TIMEOUT,
}, () => {
  const property = fc.property(wildTemplates, texts, splits, (template, text, cuts) => {
    const whole = outcome(template, [text], '');
    expect(outcome(template, cuts(text), '')).toBe(whole);
    expect(outcome(template, byUnit(text), '')).toBe(whole);
  });
  holds(property, RUNS);
});
