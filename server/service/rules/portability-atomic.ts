import { constructFindings } from './portability.js';
import type { Rule } from './rule.js';

/** Atomic groups `(?>…)`: the specification discourages them. */
export const portabilityAtomic: Rule = {
  code: 'portability-atomic',
  severity: 'information',
  local: true,
  check: (context) =>
    constructFindings(context, (node) =>
      node.type === 'group' && node.kind === 'atomic'
        ? {
            name: 'Atomic group',
            lackedBy: ['JavaScript', 'Rust', 'RE2', 'Go', 'std::regex', "Python's re before 3.11"],
          }
        : undefined,
    ),
};
