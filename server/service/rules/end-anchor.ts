import type { PatternNode } from '../engine.js';
import { patternNodes } from '../engine.js';
import { splitFaultOf } from '../patterns/reference-search.js';
import { sampleOf } from '../patterns/sample.js';
import { isEnd } from './end-alternative.js';
import type { Rule } from './rule.js';
import { delimiterName, type PartFault, patternRule, placeOf, shown, type TriedPattern } from './streamed-patterns.js';

/** `$` in a delimiter: it also stands before a newline with which a chunk happens to end. `\Z` alone closes nothing at all. */
export const endAnchor: Rule = {
  code: 'end-anchor',
  severity: 'warning',
  local: true,
  whenLoads: 'field',
  check: patternRule('end-anchor', ['open', 'close'], find),
};

function* find(pattern: TriedPattern): Iterable<PartFault> {
  const { tree, role } = pattern;
  const alone = unwrapped(tree.root);
  if (alone.type === 'assertion' && alone.kind === 'end') {
    yield {
      ...placeOf(alone),
      message: `A match of nothing at the end of the output does not count: this ${delimiterName(role)} never matches.`,
    };
    return;
  }
  for (const node of patternNodes(tree.root)) {
    if (node.type !== 'assertion' || node.kind !== 'end-or-newline') continue;
    const fault = dollarFault(pattern, node);
    if (fault !== undefined) yield fault;
  }
}

/** The one thing that a pattern consists of. */
function unwrapped(node: PatternNode): PatternNode {
  if (node.type === 'group') return unwrapped(node.body);
  const [only, ...more] = node.type === 'sequence' ? node.items : [];
  return only !== undefined && more.length === 0 ? unwrapped(only) : node;
}

function dollarFault({ tree, compiled, role }: TriedPattern, dollar: PatternNode): PartFault | undefined {
  if (hasEndBranch(tree.root, dollar)) return undefined;
  const sample = sampleOf(tree, { node: dollar, how: 'take' });
  if (sample === undefined) return undefined;
  const text = `${sample === '' ? 'Hello' : sample}\nWorld`;
  const fault = splitFaultOf(compiled, text);
  if (fault === undefined || text[fault.cut - 1] !== '\n') return undefined;
  return {
    ...placeOf(dollar),
    message:
      `The Python reference takes the end of a chunk for the end of the text: where a chunk ends with ${shown(text.slice(0, fault.cut))}, ` +
      `this ${delimiterName(role)} matches before the newline, and ${shown(text.slice(fault.early.end))} is cut off.`,
  };
}

/** Whether the `$` is an alternative of its own: another rule's. */
function hasEndBranch(root: PatternNode, dollar: PatternNode): boolean {
  return patternNodes(root).some(
    (node) =>
      node.type === 'alternation' &&
      node.branches.some((branch) => isEnd(branch) && branch.start <= dollar.start && dollar.end <= branch.end),
  );
}
