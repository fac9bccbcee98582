import { valueRange } from '../document/ranges.js';
import { compareCodePoints } from '../engine.js';
import { firstMatch } from '../patterns/probe.js';
import { quoted } from '../quoting.js';
import type { WrittenField } from './fields.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';
import { shown } from './streamed-patterns.js';

/**
 * An opener that another field has as well. Of two that match the same text the field that comes first by name is opened, whatever
 * the order in the template. Reference behaviour, "One step".
 */
export const sameOpener: Rule = { code: 'same-opener', severity: 'warning', local: false, whenLoads: true, check };

function* check(context: RuleContext): Iterable<RuleFinding> {
  const byName = [...context.fields].sort((one, other) => compareCodePoints(one.name, other.name));
  const literals = new Map<string, WrittenField>();
  const patterns = new Map<string, WrittenField>();
  for (const field of byName) {
    const { opener } = field;
    if (opener === undefined) continue;
    for (const { text, path } of opener.literals) {
      const first = literals.get(text) ?? openedBy(context, patterns, text);
      if (first === undefined) literals.set(text, field);
      else if (first !== field) yield finding(context, field, path, first, shown(text));
    }
    if (opener.tree === undefined) continue;
    const first = patterns.get(opener.tree.source);
    if (first === undefined) patterns.set(opener.tree.source, field);
    else yield finding(context, field, opener.path, first, 'what it matches');
  }
}

/** The field whose pattern matches just this text. */
function openedBy(
  { studies }: RuleContext,
  patterns: ReadonlyMap<string, WrittenField>,
  text: string,
): WrittenField | undefined {
  for (const [source, field] of patterns) {
    const { compiled, isTried } = studies.of(source);
    const match = compiled === undefined || !isTried ? undefined : firstMatch(compiled, `x${text}x`, 1);
    if (match?.start === 1 && match.end === 1 + text.length) return field;
  }
  return undefined;
}

function finding(
  { template }: RuleContext,
  { name }: WrittenField,
  path: WrittenField['path'],
  first: WrittenField,
  opened: string,
): RuleFinding {
  const related = { ...valueRange(template, first.opener?.path ?? first.path), message: 'This is opened instead' };
  return {
    ...valueRange(template, path),
    message: `"${quoted(first.name)}" opens with the same, and comes first by name: ${opened} never opens "${quoted(name)}", whose text is in "${quoted(first.name)}".`,
    related: [related],
    data: { path },
  };
}
