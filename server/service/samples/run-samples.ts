import type { JsonValue } from '../../../parser/values.js';
import { loadTemplate, type ResponseTemplate, ResponseTemplateError } from '../engine.js';
import { runSample, type SampleRun } from './run-sample.js';
import type { Sample } from './sample.js';

/** How much is run: characters of prefixes and outputs together, and steps of patterns in one sample. */
const MOST_CHARACTERS = 1_000_000;
const MOST_STEPS = 500_000;

/** The runs of all samples, a piece for each, so that whoever asks may stop or rest in between. What is too much is left out. */
export function* runSamples(template: ResponseTemplate, samples: readonly Sample[]): Generator<SampleRun> {
  let left = MOST_CHARACTERS;
  for (const sample of samples) {
    left -= sizeOf(sample);
    if (left < 0) return;
    yield runSample(template, sample, { patternSteps: MOST_STEPS });
  }
}

export function sizeOf({ prefix = '', chunks }: Sample): number {
  return chunks.reduce((sum, chunk) => sum + chunk.length, prefix.length);
}

/** The template, loaded; undefined for one that is refused, which is what its findings are about. */
export function loadedTemplate(value: JsonValue): ResponseTemplate | undefined {
  try {
    return loadTemplate(value);
  } catch (error) {
    if (error instanceof ResponseTemplateError) return undefined;
    throw error;
  }
}
