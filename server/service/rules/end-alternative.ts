import type { PatternNode } from '../engine.js';
import { patternNodes } from '../engine.js';
import { splitFaultOf } from '../patterns/reference-search.js';
import { sampleOf } from '../patterns/sample.js';
import type { Rule } from './rule.js';
import { type PartFault, patternRule, placeOf, shown, type TriedPattern } from './streamed-patterns.js';

/** `X|$`: the end of the text beside a delimiter. The Python reference takes the end of each chunk for the end of the text. */
export const endAlternative: Rule = {
  code: 'end-alternative',
  severity: 'warning',
  local: true,
  whenLoads: 'field',
  check: patternRule('end-alternative', ['open', 'close'], find),
};

function* find(pattern: TriedPattern): Iterable<PartFault> {
  for (const node of patternNodes(pattern.tree.root)) {
    if (node.type !== 'alternation') continue;
    const end = node.branches.find(isEnd);
    const other = node.branches.find((branch) => !isEnd(branch));
    const fault = end === undefined || other === undefined ? undefined : endFault(pattern, end, other);
    if (fault !== undefined) yield fault;
  }
}

/** A branch that is `$`, `\Z` or `\z` and nothing else. */
export function isEnd(node: PatternNode): boolean {
  if (node.type === 'sequence') return node.items.length === 1 && node.items.every(isEnd);
  return node.type === 'assertion' && /^(end|end-or-newline|line-end)$/.test(node.kind);
}

function endFault({ tree, compiled }: TriedPattern, end: PatternNode, other: PatternNode): PartFault | undefined {
  const sample = sampleOf(tree, { node: other, how: 'take' });
  if (sample === undefined) return undefined;
  const fault = splitFaultOf(compiled, `Hello${sample}`);
  if (fault?.whole === undefined || fault.early.start <= fault.whole.start) return undefined;
  const arrived = `Hello${sample}`.slice(0, fault.cut);
  return {
    ...placeOf(end),
    message:
      `The Python reference takes the end of a chunk for the end of the text: where a chunk ends with ${shown(arrived)}, ` +
      `${shown(arrived.slice(fault.whole.start))} is given away as text, and ${shown(sample)} is not found. ` +
      'The end of the output closes a region without this.',
  };
}
