import type { TemplatePath } from '../../../parser/values.js';
import { nodeAt } from '../document/path.js';
import { keyRange, valueRange } from '../document/ranges.js';
import { pythonTruth } from '../engine.js';
import { quoted } from '../quoting.js';
import type { WrittenDelimiter, WrittenField } from './fields.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';
import { takesSpace } from './space.js';

/**
 * An implicit field whose content parser fails with white space, or reads it as a value, beside delimiters that leave white space
 * standing. Reference behaviour, "Quirks", 3.
 */
export const implicitValueSpace: Rule = {
  code: 'implicit-value-space',
  severity: 'warning',
  local: false,
  whenLoads: true,
  check,
};

function* check(context: RuleContext): Iterable<RuleFinding> {
  const fields = context.fields;
  const implicit = fields.find(({ opener }) => opener === undefined);
  if (implicit === undefined) return;
  const outcome = outcomeOf(implicit);
  const before = fields.flatMap(({ opener }) => leavingSpace(opener, 'before'));
  const behind = fields.flatMap(({ closer }) => leavingSpace(closer, 'behind'));
  if (outcome === undefined || before.length + behind.length === 0) return;
  const path = [...implicit.path, 'content'];
  const place =
    nodeAt(context.template.root, path) === undefined ? keyRange(context.template, implicit.path) : undefined;
  yield {
    ...(place ?? valueRange(context.template, path)),
    message: `White space beside a region is a match of "${quoted(implicit.name)}": a line break in front of a region or behind a closer ${outcome}.`,
    data: { path: implicit.path, before, behind },
  };
}

/** What white space alone does to the message. */
function outcomeOf({ content, repeats, argument }: WrittenField): string | undefined {
  if (content === 'bool') return repeats ? 'adds a false to it' : 'makes it false';
  const fails =
    content === 'int' || content === 'float' || (content === 'json' && !pythonTruth(argument('allow_non_json')));
  return fails ? `is no ${content === 'json' ? 'JSON' : content}, and the whole message is lost` : undefined;
}

/** The path of a delimiter that leaves white space at its side to the implicit field. */
function leavingSpace(delimiter: WrittenDelimiter | undefined, side: 'before' | 'behind'): readonly TemplatePath[] {
  return delimiter === undefined || takesSpace(delimiter, side) ? [] : [delimiter.path];
}
