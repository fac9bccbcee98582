import type { WrittenRange } from '../document/locate.js';
import { type PatternNode, patternNodes, type VisitedNode } from '../engine.js';
import type { Rule, WrittenPattern } from './rule.js';
import { type PartFault, patternRule, shown, type TriedPattern } from './streamed-patterns.js';

/** A special token that is written as a pattern, with its bars or brackets as they are: `<|call|>` is `<`, or `call`, or `>`. */
export const tokenAsPattern: Rule = {
  code: 'token-as-pattern',
  severity: 'warning',
  local: true,
  whenLoads: 'field',
  byPattern: true,
  check: patternRule('token-as-pattern', ['open', 'close', 'anchor'], find),
};

/** `<|…|>`, either bar with a backslash or without. */
const BARS = /<\\?\|[^<>|\n]{1,80}\|>/gu;

const EFFECT: Readonly<Record<WrittenPattern['role'], string>> = {
  open: 'opens the region',
  close: 'closes the region',
  anchor: 'is where the prefix is cut',
  tag: 'is a tag',
};

function* find({ tree, role }: TriedPattern): Iterable<PartFault> {
  const nodes = patternNodes(tree.root);
  const bars = dividingBars(nodes);
  for (const { 0: token, index } of tree.source.matchAll(BARS)) {
    const place = { start: index, end: index + token.length };
    const branches = bars.get(index + token.indexOf('|')) ?? bars.get(place.end - 2);
    if (branches === undefined) continue;
    const parts = branches.slice(0, 3).map(({ start, end }) => shown(tree.source.slice(start, end)));
    yield {
      ...place,
      message: `"|" without a backslash divides alternatives: of ${parts.join(', ')} each alone ${EFFECT[role]}, wherever the output has it.`,
    };
  }
  for (const place of bracketTokens(tree.source, nodes)) {
    const [first = '', second = ''] = tree.source.slice(place.start + 1);
    yield {
      ...place,
      message: `Brackets without a backslash stand for one character of those in them: "${first}", or "${second}" … alone ${EFFECT[role]}, wherever the output has it.`,
    };
  }
}

/** The bars that divide alternatives, by their offsets, with all branches. */
function dividingBars(nodes: readonly VisitedNode[]): ReadonlyMap<number, readonly PatternNode[]> {
  const bars = new Map<number, readonly PatternNode[]>();
  for (const node of nodes) {
    if (node.type !== 'alternation') continue;
    for (const { end } of node.branches.slice(0, -1)) bars.set(end, node.branches);
  }
  return bars;
}

/** Sets that read as a name, `[TOOL_CALLS]`: with letters more than once, or capitals that are in no order. Repeated ones are sets. */
function bracketTokens(source: string, nodes: readonly VisitedNode[]): readonly WrittenRange[] {
  const repeated = new Set(nodes.flatMap((node) => (node.type === 'quantifier' ? [node.body.start] : [])));
  return nodes.filter(({ type, start, end }) => {
    if (type !== 'set' || repeated.has(start)) return false;
    const name = source.slice(start + 1, end - 1);
    if (!/^\/?[A-Za-z][A-Za-z_ ]{2,}$/.test(name)) return false;
    const hasTwice = new Set(name).size < name.length;
    return hasTwice || (name === name.toUpperCase() && name !== [...name].sort().join(''));
  });
}
