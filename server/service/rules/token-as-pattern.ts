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

/** `<|…>`, `<…|>` or `<…|…>`: one bar that cuts the token in two. */
const ONE_BAR = /<(?:\|[^<>|()\n]{1,80}|[^<>|()\n]{1,80}\|[^<>|()\n]{0,80})>/gu;

const EFFECT: Readonly<Record<WrittenPattern['role'], string>> = {
  open: 'opens the region',
  close: 'closes the region',
  anchor: 'is where the prefix is cut',
  tag: 'is a tag',
};

function* find({ tree, role }: TriedPattern): Iterable<PartFault> {
  const nodes = patternNodes(tree.root);
  for (const { start, end, branches } of dividedTokens(tree.source, nodes)) {
    const parts = branches.slice(0, 3).map((branch) => shown(tree.source.slice(branch.start, branch.end)));
    yield {
      start,
      end,
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

interface DividedToken extends WrittenRange {
  readonly branches: readonly PatternNode[];
}

/** Tokens in which a bar divides alternatives. */
function* dividedTokens(source: string, nodes: readonly VisitedNode[]): Iterable<DividedToken> {
  const bars = dividingBars(nodes);
  for (const { 0: token, index } of source.matchAll(BARS)) {
    const place = { start: index, end: index + token.length };
    const branches = bars.get(index + token.indexOf('|')) ?? bars.get(place.end - 2);
    // Two backslashes before a bar are another finding.
    if (branches !== undefined && !token.includes('\\\\')) yield { ...place, branches };
  }
  const characters = new Set(nodes.flatMap(({ type, start }) => (type === 'character' ? [start] : [])));
  for (const { 0: token, index } of source.matchAll(ONE_BAR)) {
    const place = { start: index, end: index + token.length };
    const branches = bars.get(index + token.indexOf('|'));
    // The bracket of `(?<=` is no character of the token.
    if (branches !== undefined && characters.has(index)) yield { ...place, branches };
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

/** Names of tags in which no letter comes twice: a set of letters could look so, too, if it were not a word. */
const TAG_NAMES: ReadonlySet<string> = new Set(['think', 'answer', 'final', 'plan', 'inst', 'python', 'json', 'args']);

/**
 * Sets that read as a name, `[TOOL_CALLS]`: with letters more than once, capitals that are in no order, or the name of a tag. Repeated
 * ones are sets.
 */
function bracketTokens(source: string, nodes: readonly VisitedNode[]): readonly WrittenRange[] {
  const repeated = new Set(nodes.flatMap((node) => (node.type === 'quantifier' ? [node.body.start] : [])));
  return nodes.filter(({ type, start, end }) => {
    if (type !== 'set' || repeated.has(start)) return false;
    const name = source.slice(start + 1, end - 1);
    if (TAG_NAMES.has(name) || /^\/[a-z]{3,}$/.test(name)) return true;
    if (!/^\/?[A-Za-z][A-Za-z_ ]{2,}$/.test(name)) return false;
    const hasTwice = new Set(name).size < name.length;
    return hasTwice || (name === name.toUpperCase() && name !== [...name].sort().join(''));
  });
}
