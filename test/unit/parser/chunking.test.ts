import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ResponseTemplateError, writeJson } from '../../../parser/index.js';
import { splits, templates, texts, wildTemplates } from './arbitraries.js';
import { byUnit, chunksOf, merged, run } from './support.js';

/** More for a longer search, the same seed for the same cases: `RUNS=20000 SEED=1 npx vitest run --project unit chunking`. */
const RUNS = Number(process.env.RUNS ?? 2000);
const TIMEOUT = 60_000 + RUNS * 30;

/** Message and merged events, or the error. */
function outcome(template: object, chunks: readonly string[], prefix: string): string {
  try {
    const { message, events } = run(template, chunks, { prefix });
    return writeJson(message, { exact: true }) + JSON.stringify(merged(events));
  } catch (error) {
    if (!(error instanceof ResponseTemplateError)) throw error;
    return `${error.code} in ${error.field}`;
  }
}

describe('however the text is cut, message and merged events are the same', () => {
  const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);

  test(`for random templates, texts and cuts (seed ${seed})`, { timeout: TIMEOUT }, () => {
    const property = fc.property(wildTemplates, texts, texts, splits, (template, kept, text, cuts) => {
      const prefix = `A:${kept}`;
      const whole = outcome(template, [text], prefix);
      expect(outcome(template, cuts(text), prefix)).toBe(whole);
      expect(outcome(template, byUnit(text), prefix)).toBe(whole);
    });
    fc.assert(property, { numRuns: RUNS, seed });
  });

  test(`and what stands in the prefix could as well have been generated (seed ${seed})`, { timeout: TIMEOUT }, () => {
    const property = fc.property(templates, texts, texts, (template, kept, text) => {
      const inPrefix = outcome(template, [text], kept);
      fc.pre(!kept.includes('A:'));
      expect(inPrefix).toBe(outcome(template, [kept + text], ''));
    });
    fc.assert(property, { numRuns: RUNS / 4, seed });
  });

  test(`for texts so long that what lies behind is dropped (seed ${seed})`, { timeout: TIMEOUT }, () => {
    const property = fc.property(
      templates,
      texts,
      texts,
      fc.integer({ min: 1, max: 40 }),
      (template, one, other, size) => {
        const text = `${one}${'x'.repeat(300)}${other}`.repeat(5);
        expect(outcome(template, chunksOf(text, size), '')).toBe(outcome(template, [text], ''));
      },
    );
    fc.assert(property, { numRuns: RUNS / 4, seed });
  });
});
