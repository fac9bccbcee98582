import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SEED } from '../../support/seed.js';
import { splits, templates, texts } from './arbitraries.js';
import { holds, outcome, RUNS, TIMEOUT } from './chunking.js';
import { byUnit, chunksOf } from './support.js';

describe(`however the text is cut, message and merged events are the same (seed ${SEED})`, () => {
  test(`for ${RUNS} templates and texts, cut at random and at every unit`, { timeout: TIMEOUT }, () => {
    const property = fc.property(templates, texts, texts, splits, (template, kept, text, cuts) => {
      const prefix = `A:${kept}`;
      const whole = outcome(template, [text], prefix);
      expect(outcome(template, cuts(text), prefix)).toBe(whole);
      expect(outcome(template, byUnit(text), prefix)).toBe(whole);
    });
    holds(property, RUNS);
  });

  test('and what stands in the prefix could as well have been generated', { timeout: TIMEOUT }, () => {
    const property = fc.property(templates, texts, texts, (template, kept, text) => {
      const inPrefix = outcome(template, [text], kept);
      fc.pre(!kept.includes('A:'));
      expect(inPrefix).toBe(outcome(template, [kept + text], ''));
    });
    holds(property, RUNS / 10);
  });

  test('for texts so long that what lies behind is dropped', { timeout: TIMEOUT }, () => {
    const sizes = fc.integer({ min: 1, max: 40 });
    const property = fc.property(templates, texts, texts, sizes, (template, one, other, size) => {
      const text = `${one}${'x'.repeat(300)}${other}`.repeat(5);
      expect(outcome(template, chunksOf(text, size), '')).toBe(outcome(template, [text], ''));
    });
    holds(property, RUNS / 10);
  });
});
