import { keyRange } from '../document/ranges.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';
import { valueShape } from './shapes.js';

/** `tool_calls` that repeats, and makes a list of each region: a list in a list. Reference behaviour, "Storing". */
export const callsInList: Rule = {
  code: 'calls-in-list',
  severity: 'warning',
  local: false,
  whenLoads: 'field',
  check,
};

function* check(context: RuleContext): Iterable<RuleFinding> {
  for (const field of context.fields) {
    if (field.name !== 'tool_calls' || !field.repeats || valueShape(field).kind !== 'list') continue;
    yield {
      ...keyRange(context.template, [...field.path, 'repeats']),
      message:
        'Each region is a list already, and "repeats" makes a list of those: the message holds [[{…}]] where chat templates read calls.',
      data: { path: field.path },
    };
  }
}
