import { nodeAt } from '../document/path.js';
import { valueRange } from '../document/ranges.js';
import { readValue } from '../document/value.js';
import { pythonTruth } from '../engine.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';
import { errorPath } from './schema-errors.js';

/** A flag that is not true or false. The reference reads flags by Python's truth value: `"no"` is true, `null` is false. */
export const flagType: Rule = { code: 'flag-type', severity: 'warning', local: false, check };

function* check({ template, schemaErrors }: RuleContext): Iterable<RuleFinding> {
  for (const error of schemaErrors) {
    if (error.keyword !== 'type' || error.params.type !== 'boolean') continue;
    const path = errorPath(template.root, error);
    const node = nodeAt(template.root, path);
    if (node === undefined) continue;
    const read = pythonTruth(readValue(node));
    const message = `"${path.at(-1)}" must be true or false. This value is read by its truth value, as ${read}.`;
    yield { ...valueRange(template, path), message, data: { path, read } };
  }
}
