import type { Look, PatternNode, SetItem } from '../../../parser/regex/tree.js';
import { patternWidth } from './pattern-width.js';
import { type Construct, constructFindings } from './portability.js';
import type { Rule } from './rule.js';

/** Look-ahead and look-behind: automata engines have none, and many engines look behind by fixed widths only. */
export const portabilityLookaround: Rule = {
  code: 'portability-lookaround',
  severity: 'information',
  local: true,
  check: (context) => constructFindings(context, recognize),
};

const WITHOUT_LOOKAROUND = ['Rust', 'RE2', 'Go'];
const WITHOUT_LOOK_BEHIND = [...WITHOUT_LOOKAROUND, 'std::regex'];
/** Branches of different widths, each of them fixed. */
const WITHOUT_BRANCHES = [...WITHOUT_LOOK_BEHIND, "Python's re", 'Boost'];
const WITHOUT_VARIABLE_WIDTH = [...WITHOUT_BRANCHES, 'ICU', 'PCRE2', 'Perl', 'Ruby'];

function recognize(node: PatternNode | SetItem): Construct | undefined {
  if (node.type !== 'look') return undefined;
  const name = `${node.negated ? 'Negative look' : 'Look'}-${node.direction}`;
  if (node.direction === 'ahead') return { name, lackedBy: WITHOUT_LOOKAROUND };
  return lookBehind(node, name);
}

function lookBehind({ body }: Look, name: string): Construct {
  if (isFixed(body)) return { name, lackedBy: WITHOUT_LOOK_BEHIND };
  const branches = body.type === 'alternation' && body.branches.every(isFixed);
  if (branches) return { name: `${name} with branches of different widths`, lackedBy: WITHOUT_BRANCHES };
  return { name: `${name} of variable width`, lackedBy: WITHOUT_VARIABLE_WIDTH };
}

function isFixed(node: PatternNode): boolean {
  const { min, max } = patternWidth(node);
  return min === max;
}
