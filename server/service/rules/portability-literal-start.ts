import { partRange } from '../document/ranges.js';
import type { PatternNode } from '../engine.js';
import { listed } from './portability.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';

/** An opener's pattern that does not begin with a literal text, where a target needs one to hold text back. */
export const portabilityLiteralStart: Rule = {
  code: 'portability-literal-start',
  severity: 'information',
  local: true,
  check,
};

function* check({ template, patterns, targets }: RuleContext): Iterable<RuleFinding> {
  const needing = targets.filter(({ needsLiteralStart }) => needsLiteralStart);
  if (needing.length === 0) return;
  for (const { role, path, tree } of patterns) {
    if (role !== 'open' || tree.issues.length > 0) continue;
    const first = firstOf(tree.root);
    if (first.type === 'character') continue;
    const { start, end } = first;
    yield {
      ...partRange(template, path, { start, end }),
      message: `${listed(needing)}: an opener is looked for by the literal text with which it begins, and this one begins with none. While text is streamed it can be missed, or its beginning shown.`,
      data: { path, start, end },
    };
  }
}

function firstOf(node: PatternNode): PatternNode {
  const item = node.type === 'sequence' ? node.items.find(({ type }) => type !== 'comment') : undefined;
  return item ?? node;
}
