import { keyRange } from '../document/ranges.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';
import { valueShape } from './shapes.js';

/** `tool_calls` that holds one call and no list: a second one takes the place of the first. Reference behaviour, "Storing". */
export const callsOverwritten: Rule = {
  code: 'calls-overwritten',
  severity: 'warning',
  local: false,
  whenLoads: 'field',
  check,
};

function* check(context: RuleContext): Iterable<RuleFinding> {
  for (const field of context.fields) {
    if (field.name !== 'tool_calls' || field.repeats || valueShape(field).kind !== 'object') continue;
    const lost = field.closer === undefined ? '' : ' Of two calls the first is lost, too.';
    yield {
      ...keyRange(context.template, field.path),
      message: `Without "repeats" the message holds one call where chat templates read a list of calls.${lost}`,
      data: { path: field.path },
    };
  }
}
