import { type Attack, attackOn } from '../patterns/cost.js';
import type { Rule } from './rule.js';
import { type PartFault, patternRule, placeOf, shown, type TriedPattern } from './streamed-patterns.js';

/**
 * A pattern that reads some text again and again: repetitions that share characters, one beside or inside the other. Found by trying
 * it on texts made for it, in counted steps.
 */
export const patternCost: Rule = {
  code: 'pattern-cost',
  severity: 'warning',
  local: true,
  whenLoads: 'field',
  byPattern: true,
  check: patternRule('pattern-cost', ['open', 'close', 'anchor', 'tag'], find),
};

function* find({ tree, compiled, study }: TriedPattern): Iterable<PartFault> {
  const attack = study.once('attack', () => attackOn(tree, compiled));
  if (attack === undefined) return;
  const { before, pump, behind, kind } = attack;
  yield { ...placeOf(tree.root), message: messageFor(attack), data: { attack: { before, pump, behind }, kind } };
}

function messageFor({ before, pump, kind }: Attack): string {
  const text = `${before === '' ? '' : `${shown(before)} and then `}${shown(pump)} again and again`;
  return kind === 'explodes'
    ? `An output with ${text} is searched in so many ways that two dozen repetitions take thousands of steps, and each further one multiplies them: the Python reference, which has no limit, hangs.`
    : `An output with ${text} is read again from each place: twice the text takes four times as long, or longer, and the Python reference has no limit.`;
}
