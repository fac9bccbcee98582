import type { Group, PatternTree } from '../../../parser/regex/tree.js';
import { patternNodes } from '../engine.js';

/** The first group of that name in a pattern. */
export function groupNamed({ root }: PatternTree, name: string): Group | undefined {
  return patternNodes(root).find((node): node is Group => node.type === 'group' && node.name === name);
}
