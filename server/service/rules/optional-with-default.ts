import { nodeAt } from '../document/path.js';
import { keyRange, valueRange } from '../document/ranges.js';
import { pythonTruth } from '../engine.js';
import { quoted } from '../quoting.js';
import { valueAt } from './fields.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';

/** A required field with a default: the default satisfies the requirement. Reference behaviour, "Storing". */
export const optionalWithDefault: Rule = {
  code: 'optional-with-default',
  severity: 'warning',
  local: false,
  whenLoads: true,
  check,
};

function* check(context: RuleContext): Iterable<RuleFinding> {
  const { template } = context;
  for (const { name, path } of context.fields) {
    const optional = valueAt(template.root, [...path, 'optional']);
    const byDefault = ['defaults', name];
    if (optional === undefined || pythonTruth(optional) || nodeAt(template.root, byDefault) === undefined) continue;
    yield {
      ...valueRange(template, [...path, 'optional']),
      message: `This never fails: without a match "${quoted(name)}" has its default, and a message that lacks it goes unnoticed.`,
      related: [{ ...keyRange(template, byDefault), message: 'The default is here' }],
      data: { path: [...path, 'optional'], default: byDefault },
    };
  }
}
