import { partRange } from '../document/ranges.js';
import { patternWidth } from './pattern-width.js';
import { listed } from './portability.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';

/** An opener's pattern whose match may be longer than what a target holds back. */
export const portabilityLongMatch: Rule = {
  code: 'portability-long-match',
  severity: 'information',
  local: true,
  check,
};

function* check({ template, patterns, targets }: RuleContext): Iterable<RuleFinding> {
  for (const { role, path, tree } of patterns) {
    if (role !== 'open' || tree.issues.length > 0) continue;
    const { max } = patternWidth(tree.root);
    const short = targets.filter(({ held }) => held !== undefined && held < max);
    const most = Math.max(...short.map(({ held = 0 }) => held));
    if (short.length === 0) continue;
    const { start, end } = tree.root;
    yield {
      ...partRange(template, path, { start, end }),
      message: `${listed(short)}: ${most} characters are held for a pattern. An opener that is longer, and arrives in chunks, is missed, and stays in the text.`,
      data: { path },
    };
  }
}
