import { checkTemplate } from '../check.js';
import type { TemplateModel } from '../document/model.js';
import type { Finding } from '../findings.js';
import type { FaultLog } from '../guard.js';
import type { PatternStudies } from '../patterns/study.js';
import { RULES } from '../rules/index.js';
import type { Target } from './targets.js';

const PORTABILITY = RULES.filter(({ code }) => code.startsWith('portability-'));

/**
 * Target by target, whether it does not read a template as it is meant: nobody reads one that is refused; else a finding is about the target that is none without it. A piece for each, so that
 * whoever asks may stop in between.
 */
export function* refusals(
  model: TemplateModel,
  targets: readonly Target[],
  studies: PatternStudies,
  log: FaultLog,
): Generator<{ readonly target: Target; readonly refuses: boolean }> {
  const check = (some: readonly Target[]) => checkTemplate(model, log, PORTABILITY, { targets: some, studies });
  const withoutTargets = check([]);
  const isRefused = withoutTargets.some(({ refuses }) => refuses);
  const anyway = new Set(withoutTargets.map(keyOf));
  for (const target of targets)
    yield { target, refuses: isRefused || check([target]).some((finding) => !anyway.has(keyOf(finding))) };
}

/** Of one construct at one place, more is said where a target is concerned. */
function keyOf({ code, start, message }: Finding): string {
  return `${code} ${start} ${message}`;
}
