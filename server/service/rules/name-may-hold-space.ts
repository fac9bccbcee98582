import { partRange } from '../document/ranges.js';
import { contains } from '../engine.js';
import { nodeBehind } from './characters.js';
import { type NameGroup, nameCharacters, nameGroups } from './names.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';

/** The captured name of a tool or parameter may take a line break beside it: captures are not stripped. */
export const nameMayHoldSpace: Rule = {
  code: 'name-may-hold-space',
  severity: 'warning',
  local: false,
  whenLoads: 'field',
  check,
};

const LINE_FEED = 0x0a;

function* check(context: RuleContext): Iterable<RuleFinding> {
  for (const name of nameGroups(context)) {
    const { path, group, of } = name;
    if (!contains(nameCharacters(name), LINE_FEED) || isQuoted(name)) continue;
    const { start, end } = group.body;
    const [written, found] = of === 'tool' ? ['list_files', 'tool'] : ['city', 'parameter'];
    yield {
      ...partRange(context.template, path, { start, end }),
      message: `The name takes the line break beside it: "${written}\\n" is the name of no ${found}, and nothing is cast to its type.`,
      data: { path, start, end, of },
    };
  }
}

/** Whether the name ends at a quote that it cannot hold: models write no line break there. */
function isQuoted(name: NameGroup): boolean {
  const { tree, group } = name;
  const next = nodeBehind(tree.root, group);
  if (next?.type !== 'character' || ![0x22, 0x27].includes(next.codePoint)) return false;
  return !contains(nameCharacters(name), next.codePoint);
}
