import { keyRange } from '../document/ranges.js';
import { quoted } from '../quoting.js';
import { listed } from './portability.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';

/** `join` on a field, or at all, which a target does not read. It is younger than the rest of the format. */
export const portabilityJoin: Rule = { code: 'portability-join', severity: 'information', local: true, check };

function* check(context: RuleContext): Iterable<RuleFinding> {
  for (const { name, path, join } of context.fields) {
    if (join === undefined) continue;
    const targets = context.targets.filter(({ withoutJoin }) => withoutJoin === 'all' || withoutJoin.includes(name));
    if (targets.length === 0) continue;
    const where = [...path, 'join'];
    yield {
      ...keyRange(context.template, where),
      message: `${listed(targets)}: "join" is not read for "${quoted(name)}": its matches do not become one text.`,
      data: { path: where },
    };
  }
}
