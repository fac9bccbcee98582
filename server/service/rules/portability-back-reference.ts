import { constructFindings } from './portability.js';
import type { Rule } from './rule.js';

/** Back-references: the specification discourages them, automata engines have none. */
export const portabilityBackReference: Rule = {
  code: 'portability-back-reference',
  severity: 'information',
  local: true,
  check: (context) =>
    constructFindings(context, (node) =>
      node.type === 'back-reference'
        ? {
            name: 'Back-reference',
            lackedBy: ['Rust', 'RE2', 'Go'],
            note: 'In JavaScript one to a group that took no part matches the empty string instead of failing.',
          }
        : undefined,
    ),
};
