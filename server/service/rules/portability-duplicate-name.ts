import { patternNodes } from '../engine.js';
import { constructRule } from './portability.js';

/** A name that several groups have. */
export const portabilityDuplicateName = constructRule('portability-duplicate-name', (node, tree) => {
  if (node.type !== 'group' || node.name === undefined) return undefined;
  const earlier = patternNodes(tree.root).some(
    (other) => other.type === 'group' && other.name === node.name && other.start < node.start,
  );
  if (!earlier) return undefined;
  return { construct: 'duplicate-name', place: { start: node.nameStart ?? node.start, end: node.nameEnd ?? node.end } };
});
