import type { Quantifier } from '../engine.js';
import { splitFaultOf } from '../patterns/reference-search.js';
import { sampleOf } from '../patterns/sample.js';
import { endRepetitions } from '../patterns/tails.js';
import { patternWidth } from './pattern-width.js';
import type { Rule } from './rule.js';
import { delimiterName, type PartFault, patternRule, placeOf, shown, type TriedPattern } from './streamed-patterns.js';

/**
 * A delimiter that ends with something of several characters that may be missing. When a chunk ends inside it the Python reference
 * has a complete match in front of it, and does not wait. Quirks, 1.
 */
export const optionalTail: Rule = {
  code: 'optional-tail',
  severity: 'warning',
  local: true,
  whenLoads: 'field',
  byPattern: true,
  check: patternRule('optional-tail', ['open', 'close'], find),
};

function* find(pattern: TriedPattern): Iterable<PartFault> {
  for (const tail of endRepetitions(pattern.tree.root)) {
    const fault = patternWidth(tail.body).max > 1 ? tailFault(pattern, tail) : undefined;
    if (fault === undefined) continue;
    yield fault;
    return; // what stands inside is the same fault
  }
}

function tailFault({ tree, compiled, role }: TriedPattern, tail: Quantifier): PartFault | undefined {
  const sample = sampleOf(tree, { node: tail, how: 'take' });
  if (sample === undefined) return undefined;
  const fault = splitFaultOf(compiled, `${sample}Hello`);
  if (fault?.whole === undefined || fault.early.start !== fault.whole.start) return undefined;
  const { cut, early, whole } = fault;
  if (early.end >= whole.end || early.end === early.start) return undefined; // a match of nothing is another rule's
  return {
    ...placeOf(tail),
    message:
      `This part may be missing, so the Python reference does not wait for it: where a chunk ends with ${shown(sample.slice(0, cut))}, ` +
      `the ${delimiterName(role)} ends behind ${shown(sample.slice(0, early.end))}, and ${shown(sample.slice(early.end))} becomes text.`,
    data: { minimum: tail.min },
  };
}
