import { keyRange } from '../document/ranges.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';
import { SHAPE_NAMES, valueShape } from './shapes.js';

/** `join` on a field whose value is never text. Reference behaviour, "Storing". */
export const joinNotText: Rule = { code: 'join-not-text', severity: 'error', local: false, whenLoads: 'field', check };

function* check(context: RuleContext): Iterable<RuleFinding> {
  for (const field of context.fields) {
    const { kind } = valueShape(field);
    if (!field.repeats || field.join === undefined || kind === 'text' || kind === 'any') continue;
    const path = [...field.path, 'join'];
    yield {
      ...keyRange(context.template, path),
      message: `Only texts can be joined, and the value of a match is ${SHAPE_NAMES[kind]}. The template loads, but every match fails.`,
      data: { path },
    };
  }
}
