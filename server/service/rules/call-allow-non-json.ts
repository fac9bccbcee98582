import { keyRange } from '../document/ranges.js';
import { pythonTruth } from '../engine.js';
import { isCallField } from './calls.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';

/** JSON of a call that may be text: a call that is cut off is no error, but a text where an object is awaited. */
export const callAllowNonJson: Rule = {
  code: 'call-allow-non-json',
  severity: 'warning',
  local: false,
  whenLoads: 'field',
  check,
};

function* check(context: RuleContext): Iterable<RuleFinding> {
  for (const field of context.fields) {
    if (field.content !== 'json' || !isCallField(field) || !pythonTruth(field.argument('allow_non_json'))) continue;
    const path = [...field.path, 'content_args', 'allow_non_json'];
    yield {
      ...keyRange(context.template, path),
      message:
        'A call that is cut off is no error: the text {"name": "rm", "arg… stands in the message where its object should be.',
      data: { path },
    };
  }
}
