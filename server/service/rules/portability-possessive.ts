import { constructFindings } from './portability.js';
import type { Rule } from './rule.js';

/** Possessive quantifiers `*+`, `++`, `?+`, `{…}+`: the specification discourages them. Marked at the quantifier. */
export const portabilityPossessive: Rule = {
  code: 'portability-possessive',
  severity: 'information',
  local: true,
  check: (context) =>
    constructFindings(context, (node) =>
      node.type === 'quantifier' && node.mode === 'possessive'
        ? {
            name: 'Possessive quantifier',
            lackedBy: ['JavaScript', 'RE2', 'Go', '.NET', "Python's re before 3.11"],
            note: 'Rust and std::regex read it as a greedy loop inside another one.',
            place: { start: node.quantifierStart, end: node.end },
          }
        : undefined,
    ),
};
