import type { PatternNode } from '../engine.js';
import type { Construct } from '../portability/constructs.js';
import { patternWidth } from './pattern-width.js';
import { constructRule } from './portability.js';

/** Look-ahead and look-behind: automata engines have none, and many engines look behind by fixed widths only. */
export const portabilityLookaround = constructRule('portability-lookaround', (node) => {
  if (node.type !== 'look') return undefined;
  return { construct: node.direction === 'ahead' ? 'look-ahead' : lookBehind(node.body) };
});

function lookBehind(body: PatternNode): Construct {
  if (isFixed(body)) return 'look-behind';
  const branches = body.type === 'alternation' && body.branches.every(isFixed);
  return branches ? 'look-behind-branches' : 'look-behind-variable';
}

function isFixed(node: PatternNode): boolean {
  const { min, max } = patternWidth(node);
  return min === max;
}
