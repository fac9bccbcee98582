import { partRange } from '../document/ranges.js';
import { patternNodes } from '../engine.js';
import { quoted } from '../quoting.js';
import { placeholderRoots } from './placeholders.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';

/**
 * A named group of `close_pattern` that the transform uses. The specification, and this engine, give it to `transform`; the Python
 * reference drops it, and the placeholder raises when the region closes. Reference behaviour, "Captures and transform".
 */
export const compatCloseGroups: Rule = { code: 'compat-close-groups', severity: 'warning', local: true, check };

function* check({ template, patterns }: RuleContext): Iterable<RuleFinding> {
  for (const { role, path, tree } of patterns) {
    if (role !== 'close') continue;
    const used = placeholderRoots(template.root, [...path.slice(0, -1), 'transform']);
    for (const node of patternNodes(tree.root)) {
      if (node.type !== 'group' || node.name === undefined || !used.has(node.name)) continue;
      const place = { start: node.nameStart ?? node.start, end: node.nameEnd ?? node.end };
      yield {
        ...partRange(template, path, place),
        message: `The Python reference does not capture the groups of "close_pattern": there "{${quoted(node.name)}}" has no value, and every match fails.`,
        data: { group: node.name },
      };
    }
  }
}
