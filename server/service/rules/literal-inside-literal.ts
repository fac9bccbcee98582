import { keyRange, valueRange } from '../document/ranges.js';
import type { WrittenDelimiter, WrittenLiteral } from './fields.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';
import { shown } from './streamed-patterns.js';

/**
 * A literal that another one of its list begins with, or contains. The Python reference waits for one more character at most: then
 * the short one is complete, and the rest of the long one is text. Quirks, 1.
 */
export const literalInsideLiteral: Rule = {
  code: 'literal-inside-literal',
  severity: 'warning',
  local: true,
  whenLoads: 'field',
  check,
};

function* check(context: RuleContext): Iterable<RuleFinding> {
  for (const { opener, closer } of context.fields) {
    yield* listFindings(context, opener, 'opener');
    yield* listFindings(context, closer, 'closer');
  }
}

function* listFindings(
  { template }: RuleContext,
  delimiter: WrittenDelimiter | undefined,
  name: string,
): Iterable<RuleFinding> {
  const literals = delimiter?.literals ?? [];
  for (const long of literals) {
    const fault = faultIn(literals, long);
    if (fault === undefined) continue;
    const { short, cut, at } = fault;
    const rest = [long.text.slice(0, at), long.text.slice(at + short.text.length)].filter((text) => text !== '');
    const message =
      `The Python reference does not wait for all of ${shown(long.text)}: where a chunk ends with ${shown(long.text.slice(0, cut))}, ` +
      `the ${name} is ${shown(short.text)}, and ${rest.map(shown).join(' and ')} ${rest.length > 1 ? 'become' : 'becomes'} text.`;
    const { start, end } = keyRange(template, short.path);
    const related = [{ start, end, message: `${shown(short.text)} is a part of it` }];
    yield { ...valueRange(template, long.path), message, related, data: { path: long.path, part: short.path } };
  }
}

interface ListFault {
  readonly short: WrittenLiteral;
  /** Where it stands in the long one, and how much of the long one has arrived: UTF-16 units. */
  readonly at: number;
  readonly cut: number;
}

/** A list in which one literal begins another waits at the end of a chunk; no other list does. */
function faultIn(literals: readonly WrittenLiteral[], long: WrittenLiteral): ListFault | undefined {
  const waits = literals.some(({ text }) =>
    literals.some((other) => other.text !== text && other.text.startsWith(text)),
  );
  return literals
    .filter(({ text }) => text !== '' && text.length < long.text.length)
    .flatMap((short) => {
      const at = long.text.indexOf(short.text);
      const cut = at + short.text.length + (waits ? 1 : 0);
      return at < 0 || cut >= long.text.length ? [] : [{ short, at, cut }];
    })
    .sort((one, other) => one.cut - other.cut || one.at - other.at)[0];
}
