import type { JsonValue } from '../../../parser/values.js';
import { valueRange } from '../document/ranges.js';
import { isList } from '../engine.js';
import { quoted } from '../quoting.js';
import { valueAt, type WrittenField } from './fields.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';

/** A default to which the matches of its field cannot be added. Reference behaviour, "Storing". */
export const defaultKind: Rule = { code: 'default-kind', severity: 'error', local: false, whenLoads: true, check };

function* check(context: RuleContext): Iterable<RuleFinding> {
  for (const field of context.fields) {
    const path = ['defaults', field.name];
    const value = valueAt(context.template.root, path);
    if (value === undefined || !field.repeats || suits(field, value)) continue;
    const [needed, why] = field.join === undefined ? ['a list', 'repeats'] : ['a string', 'is joined'];
    yield {
      ...valueRange(context.template, path),
      message: `The default must be ${needed}: "${quoted(field.name)}" ${why}. The template loads, but every match fails.`,
      data: { path, needed: field.join === undefined ? 'list' : 'string' },
    };
  }
}

/** A joined field takes null for nothing. */
function suits({ join }: WrittenField, value: JsonValue): boolean {
  return join === undefined ? isList(value) : value === null || typeof value === 'string';
}
