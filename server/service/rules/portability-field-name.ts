import { keyRange } from '../document/ranges.js';
import { quoted } from '../quoting.js';
import { listed } from './portability.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';

/** A field that a target does not read. */
export const portabilityFieldName: Rule = {
  code: 'portability-field-name',
  severity: 'information',
  local: true,
  check,
};

function* check(context: RuleContext): Iterable<RuleFinding> {
  for (const { name, path } of context.fields) {
    const targets = context.targets.filter(({ fields }) => fields?.includes(name) === false);
    if (targets.length === 0) continue;
    const read = new Set(targets.flatMap(({ fields = [] }) => fields));
    yield {
      ...keyRange(context.template, path),
      message: `${listed(targets)}: the field "${quoted(name)}" is not read, and what it captures is lost. Read are ${[...read].map((field) => `"${field}"`).join(', ')}.`,
      data: { path, fields: [...read] },
    };
  }
}
