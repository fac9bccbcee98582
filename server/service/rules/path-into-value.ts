import { partRange } from '../document/ranges.js';
import { readPlaceholder, transformStrings } from '../engine.js';
import { quoted } from '../quoting.js';
import type { WrittenField } from './fields.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';
import { ledBy, SHAPE_NAMES } from './shapes.js';

/** A dotted path into what is never an object: a text, a number, a group of the opener. Reference behaviour, "Captures and transform". */
export const pathIntoValue: Rule = {
  code: 'path-into-value',
  severity: 'error',
  local: false,
  whenLoads: 'field',
  check,
};

function* check(context: RuleContext): Iterable<RuleFinding> {
  for (const field of context.fields) yield* fieldFindings(context, field);
}

function* fieldFindings({ template }: RuleContext, field: WrittenField): Iterable<RuleFinding> {
  for (const { text, path } of transformStrings(field.transform, [...field.path, 'transform'])) {
    const placeholder = readPlaceholder(text);
    if (placeholder.kind !== 'whole') continue;
    const { lostAt, within } = ledBy(field, placeholder.names);
    if (lostAt === undefined || within === undefined) continue;
    const known = placeholder.names.slice(0, lostAt).join('.');
    const start = 1 + known.length;
    yield {
      ...partRange(template, path, { start, end: text.length - 1 }),
      message: `"${quoted(known)}" is ${SHAPE_NAMES[within.kind]}, and has no key "${quoted(placeholder.names[lostAt] ?? '')}". The template loads, but every match fails.`,
      data: { path, start, end: text.length - 1, known },
    };
  }
}
