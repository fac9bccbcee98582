import { checkTemplate } from '../check.js';
import type { TemplateModel } from '../document/model.js';
import type { Finding } from '../findings.js';
import type { Check } from '../fixes/trials.js';
import type { FaultLog } from '../guard.js';
import type { PatternStudies } from '../patterns/study.js';
import { RULES } from '../rules/index.js';
import type { Settings } from '../settings.js';

/** Findings of a model are made once for each choice of targets: diagnostics and code actions ask for the same ones. */
export function createCheck(log: FaultLog, studies: PatternStudies): (settings: Settings) => Check {
  const known = new WeakMap<TemplateModel, Map<string, readonly Finding[]>>();
  return ({ targets }) => {
    const key = targets.map(({ name }) => name).join();
    return (model) => {
      const byTargets = known.get(model) ?? new Map<string, readonly Finding[]>();
      const findings = byTargets.get(key) ?? checkTemplate(model, log, RULES, { targets, studies });
      known.set(model, byTargets.set(key, findings));
      return findings;
    };
  };
}
