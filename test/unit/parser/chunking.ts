import fc from 'fast-check';
import { ResponseTemplateError, writeJson } from '../../../parser/index.js';
import { SEED } from '../../support/seed.js';
import { merged, run } from './support.js';

/**
 * How many templates and texts, in each of the two chunking tests. Two cuts of each: 20,000 cases in all. More for a longer search, the
 * same seed for the same cases: `RUNS=50000 SEED=1 npx vitest run --project unit chunking`.
 */
export const RUNS = Number(process.env.RUNS ?? 5000);
/** For a slow machine. */
export const TIMEOUT = 60_000 + RUNS * 40;

/** Runs the property; the seed is in the test's name and, when it fails, in the error. */
export function holds<T>(property: fc.IProperty<T>, numRuns: number): void {
  fc.assert(property, { numRuns, seed: SEED });
}

/** Message and merged events, or the error. */
export function outcome(template: object, chunks: readonly string[], prefix: string): string {
  try {
    const { message, events } = run(template, chunks, { prefix });
    return writeJson(message, { exact: true }) + JSON.stringify(merged(events));
  } catch (error) {
    if (!(error instanceof ResponseTemplateError)) throw error;
    return `${error.code} in ${error.field}`;
  }
}
