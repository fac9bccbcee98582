import type { PatternNode } from '../engine.js';
import { patternNodes } from '../engine.js';
import { splitFaultOf } from '../patterns/reference-search.js';
import { sampleOf } from '../patterns/sample.js';
import { patternWidth } from './pattern-width.js';
import type { Rule } from './rule.js';
import { delimiterName, type PartFault, patternRule, placeOf, shown, type TriedPattern } from './streamed-patterns.js';

/**
 * An alternative that another one of its pattern begins with, or contains: `END OF TURN|END`. The Python reference takes the first
 * complete match in what has arrived. Quirks, 1.
 */
export const alternativeInside: Rule = {
  code: 'alternative-inside',
  severity: 'warning',
  local: true,
  whenLoads: 'field',
  byPattern: true,
  check: patternRule('alternative-inside', ['open', 'close'], find),
};

function* find(pattern: TriedPattern): Iterable<PartFault> {
  const nodes = patternNodes(pattern.tree.root);
  const loops = nodes.filter(({ type }) => type === 'quantifier');
  for (const node of nodes) {
    if (node.type !== 'alternation' || loops.some(({ start, end }) => start <= node.start && node.end <= end)) continue;
    if (node.branches.some((branch) => patternWidth(branch).min === 0)) continue;
    for (const branch of node.branches) {
      const fault = branchFault(pattern, branch);
      if (fault !== undefined) yield fault;
    }
  }
}

function branchFault({ tree, compiled, role }: TriedPattern, branch: PatternNode): PartFault | undefined {
  const sample = sampleOf(tree, { node: branch, how: 'take' });
  if (sample === undefined) return undefined;
  const fault = splitFaultOf(compiled, sample);
  if (fault?.whole?.start !== 0 || fault.whole.end !== sample.length) return undefined;
  const { early, cut } = fault;
  const taken = sample.slice(early.start, early.end);
  return {
    ...placeOf(branch),
    message:
      `Another alternative is a part of this one, and the Python reference takes the first that is complete: where a chunk ends with ` +
      `${shown(sample.slice(0, cut))}, the ${delimiterName(role)} is ${shown(taken)}, and the rest of ${shown(sample)} becomes text.`,
  };
}
