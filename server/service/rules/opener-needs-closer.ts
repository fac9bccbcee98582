import type { WrittenRange } from '../document/locate.js';
import { partRange, valueRange } from '../document/ranges.js';
import { patternNodes } from '../engine.js';
import { firstMatch } from '../patterns/probe.js';
import { sampleOf } from '../patterns/sample.js';
import type { WrittenDelimiter, WrittenField } from './fields.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';
import { shown } from './streamed-patterns.js';

/**
 * One way to open a region that begins with what has closed the one before: `</call><call>` beside the closer `</call>`. The closer
 * takes that text, and the opener never has it.
 */
export const openerNeedsCloser: Rule = {
  code: 'opener-needs-closer',
  severity: 'warning',
  local: false,
  whenLoads: true,
  check,
};

function* check(context: RuleContext): Iterable<RuleFinding> {
  for (const field of context.fields) {
    const { opener, closer } = field;
    if (opener === undefined || closer === undefined || !field.repeats) continue;
    const ways = waysToOpen(context, opener);
    const takenBy = ways.map(({ text }) => takenByCloser(context, field, text));
    // Where every way begins so, it is no continuation: "```json" and "```".
    if (takenBy.every((taken) => taken !== undefined)) continue;
    for (const [index, { text, place }] of ways.entries()) {
      const taken = takenBy[index];
      if (taken === undefined) continue;
      const message =
        `This begins with ${shown(taken)}, which the closer of the region before has taken: ${shown(text)} behind a region does not open ` +
        `another one, and ${shown(text.slice(taken.length))} is text.`;
      yield { ...place, message, data: { path: opener.path, taken } };
    }
  }
}

interface WayToOpen {
  readonly text: string;
  readonly place: WrittenRange;
}

/** The literals of an opener, or a text for each alternative of its pattern. */
function waysToOpen(
  { template, studies }: RuleContext,
  { literals, tree, path }: WrittenDelimiter,
): readonly WayToOpen[] {
  if (tree === undefined)
    return literals.map((literal) => ({ text: literal.text, place: valueRange(template, literal.path) }));
  if (!studies.of(tree.source).isTried) return [];
  return patternNodes(tree.root).flatMap((node) =>
    node.type !== 'alternation'
      ? []
      : node.branches.flatMap((branch) => {
          const text = sampleOf(tree, { node: branch, how: 'take' });
          return text === undefined || text === '' ? [] : [{ text, place: partRange(template, path, branch) }];
        }),
  );
}

/** What the closer takes of a text at its beginning, if it leaves something. */
function takenByCloser({ studies }: RuleContext, { closer }: WrittenField, text: string): string | undefined {
  const { literals = [], tree } = closer ?? {};
  const literal = literals.find((each) => text.startsWith(each.text) && text.length > each.text.length);
  if (literal !== undefined) return literal.text;
  const compiled = tree === undefined ? undefined : studies.of(tree.source).compiled;
  const match = compiled === undefined ? undefined : firstMatch(compiled, `x${text}`, 1);
  const isTaken = match !== undefined && match.start === 1 && match.end > 1 && match.end <= text.length;
  return isTaken ? text.slice(0, match.end - 1) : undefined;
}
