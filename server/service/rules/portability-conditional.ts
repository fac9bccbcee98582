import { constructFindings } from './portability.js';
import type { Rule } from './rule.js';

/** Conditionals `(?(1)yes|no)`. */
export const portabilityConditional: Rule = {
  code: 'portability-conditional',
  severity: 'information',
  local: true,
  check: (context) =>
    constructFindings(context, (node) =>
      node.type === 'conditional'
        ? { name: 'Conditional', lackedBy: ['JavaScript', 'Java', 'ICU', 'Rust', 'RE2', 'Go', 'std::regex'] }
        : undefined,
    ),
};
