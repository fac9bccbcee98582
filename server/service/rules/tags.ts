import type { Group, PatternTree } from '../../../parser/regex/tree.js';
import { patternNodes } from '../engine.js';
import type { WrittenField } from './fields.js';
import type { RuleContext } from './rule.js';

/** The tree of a field's own tag pattern, where it compiles. */
export function tagTree({ patterns }: RuleContext, { content, path }: WrittenField): PatternTree | undefined {
  if (content !== 'xml-inline') return undefined;
  const place = [...path, 'content_args', 'tag_pattern'].join('\n');
  const tree = patterns.find((pattern) => pattern.role === 'tag' && pattern.path.join('\n') === place)?.tree;
  return tree?.issues.length === 0 ? tree : undefined;
}

/** The first group of that name in a pattern. */
export function groupNamed({ root }: PatternTree, name: string): Group | undefined {
  return patternNodes(root).find((node): node is Group => node.type === 'group' && node.name === name);
}
