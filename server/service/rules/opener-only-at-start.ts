import { partRange } from '../document/ranges.js';
import type { PatternNode } from '../engine.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';

/** A repeated field whose opener begins with `^` or `\A`: they hold where the parsed text begins and not at each line. Specification, section 5. */
export const openerOnlyAtStart: Rule = {
  code: 'opener-only-at-start',
  severity: 'warning',
  local: false,
  whenLoads: 'field',
  check,
};

function* check(context: RuleContext): Iterable<RuleFinding> {
  for (const { repeats, opener } of context.fields) {
    if (!repeats || opener?.tree === undefined || opener.tree.issues.length > 0) continue;
    const anchor = startOf(opener.tree.root);
    if (anchor === undefined) continue;
    const { start, end } = anchor;
    yield {
      ...partRange(context.template, opener.path, { start, end }),
      message:
        'This holds only where the output begins, not at each line: the field repeats, but its second match, and a first one behind other text, is never found.',
      data: { path: opener.path, start, end },
    };
  }
}

/** The test for the start of the text with which every match begins. */
function startOf(node: PatternNode): PatternNode | undefined {
  switch (node.type) {
    case 'assertion':
      return node.kind === 'start' ? node : undefined;
    case 'group':
    case 'branch-reset':
      return startOf(node.body);
    case 'sequence': {
      const first = node.items.find(({ type }) => type !== 'flags' && type !== 'comment');
      return first === undefined ? undefined : startOf(first);
    }
    case 'alternation': {
      const starts = node.branches.map(startOf);
      return starts.every((start) => start !== undefined) ? starts[0] : undefined;
    }
    default:
      return undefined;
  }
}
