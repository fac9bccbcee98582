import { type PatternTree, patternNodes } from '../engine.js';
import { type PlacedConstruct, patternConstructRule } from './portability.js';

/** A name that several groups have. */
export const portabilityDuplicateName = patternConstructRule('portability-duplicate-name', repeatedNames);

/** In the order of the pattern: of each name every group but the first. */
function repeatedNames({ root }: PatternTree): readonly PlacedConstruct[] {
  const seen = new Set<string>();
  return patternNodes(root).flatMap((node) => {
    if (node.type !== 'group' || node.name === undefined) return [];
    const { name, start, end, nameStart = start, nameEnd = end } = node;
    if (seen.has(name)) return [{ construct: 'duplicate-name' as const, place: { start: nameStart, end: nameEnd } }];
    seen.add(name);
    return [];
  });
}
