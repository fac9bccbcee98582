import { keyRange } from '../document/ranges.js';
import { quoted } from '../quoting.js';
import type { WrittenField } from './fields.js';
import { patternWidth } from './pattern-width.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';

/** No field is implicit: what stands outside of all regions is dropped, without an event. Reference behaviour, "State and watch list". */
export const implicitMissing: Rule = {
  code: 'implicit-missing',
  severity: 'warning',
  local: false,
  whenLoads: true,
  check,
};

function* check(context: RuleContext): Iterable<RuleFinding> {
  const fields = context.fields;
  if (fields.length === 0 || fields.some(takesPlainText)) return;
  const names = fields.map(({ name }) => name);
  const lost = names.includes('content') ? 'an answer without the opener of "content"' : 'an answer in plain text';
  yield {
    ...keyRange(context.template, ['fields']),
    message: `Every field has an opener, so text outside of their regions is dropped: of ${lost} nothing is left.`,
    data: { path: ['fields'], names: names.map(quoted) },
  };
}

/** The implicit field, and one whose opener matches nothing: it opens without a delimiter, too. */
function takesPlainText({ opener }: WrittenField): boolean {
  return opener === undefined || (opener.tree !== undefined && patternWidth(opener.tree.root).min === 0);
}
