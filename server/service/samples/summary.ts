import type { SampleRun } from './run-sample.js';
import type { SampleList } from './sample.js';

/** What is to be said about the samples of a template in a few words. */
export interface SampleSummary {
  readonly title: string;
  /** UTF-16 offset in the sample file: the first sample that fails, else the beginning. */
  readonly offset: number;
}

/** @param runs undefined for a template that does not load; fewer than there are samples where those were too much */
export function summaryOf({ samples, unread }: SampleList, runs: readonly SampleRun[] | undefined): SampleSummary {
  const rest = unread.length === 0 ? '' : `, ${unread.length} cannot be read`;
  if (runs === undefined) return { title: `No sample passes: the template does not load${rest}`, offset: 0 };
  const judged = runs.filter(({ verdict }) => verdict !== 'unknown');
  const passed = judged.filter(({ verdict }) => verdict === 'pass').length;
  const failing = judged.find(({ verdict }) => verdict === 'fail');
  const left = samples.length - runs.length;
  const offset = failing?.sample.start ?? unread[0]?.start ?? 0;
  return { title: `${passed} of ${judged.length} samples pass${left === 0 ? '' : `, ${left} not run`}${rest}`, offset };
}
