/** What the service uses of the engine. */
import type { PatternNode } from '../../parser/regex/tree.js';
import { type VisitedNode, walkPattern } from '../../parser/regex/walk.js';

export { describeProblem, validateTemplate } from '../../parser/index.js';
export { pythonTruth } from '../../parser/python/truth.js';
export { parsePattern } from '../../parser/regex/syntax/parse.js';
export { readPlaceholder } from '../../parser/template/placeholder.js';

/** A node of a pattern and everything in it, in the order of the pattern. */
export function patternNodes(root: PatternNode): readonly VisitedNode[] {
  const nodes: VisitedNode[] = [];
  walkPattern(root, (node) => {
    nodes.push(node);
  });
  return nodes;
}
