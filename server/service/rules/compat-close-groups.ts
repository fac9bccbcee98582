import { partRange } from '../document/ranges.js';
import { walkPattern } from '../engine.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';

/**
 * A named group of `close_pattern`. The specification, and this engine, give it to `transform`; the Python reference drops it, and
 * a placeholder that uses it raises when the region closes. Reference behaviour, "Captures and transform".
 */
export const compatCloseGroups: Rule = { code: 'compat-close-groups', severity: 'warning', local: true, check };

function* check({ text, template, patterns }: RuleContext): Iterable<RuleFinding> {
  for (const { role, path, tree } of patterns) {
    if (role !== 'close') continue;
    for (const node of walkPattern(tree.root)) {
      if (node.type !== 'group' || node.name === undefined) continue;
      const place = { start: node.nameStart ?? node.start, end: node.nameEnd ?? node.end };
      yield {
        ...partRange(text, template, path, place),
        message: `The Python reference never captures groups of \`close_pattern\`: a placeholder \`{${node.name}}\` fails there when the region closes.`,
        data: { group: node.name },
      };
    }
  }
}
