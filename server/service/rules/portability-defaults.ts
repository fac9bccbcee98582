import { nodeAt } from '../document/path.js';
import { keyRange } from '../document/ranges.js';
import { quoted } from '../quoting.js';
import { listed } from './portability.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';

/** A default that a target does not read. */
export const portabilityDefaults: Rule = { code: 'portability-defaults', severity: 'information', local: true, check };

function* check({ template, targets }: RuleContext): Iterable<RuleFinding> {
  const defaults = nodeAt(template.root, ['defaults']);
  if (defaults?.type !== 'object') return;
  for (const name of defaults.byName.keys()) {
    const without = targets.filter((target) => target.defaults?.includes(name) === false);
    if (without.length === 0) continue;
    const path = ['defaults', name];
    yield {
      ...keyRange(template, path),
      message: `${listed(without)}: the default "${quoted(name)}" is not read, and the message does not have it.`,
      data: { path },
    };
  }
}
