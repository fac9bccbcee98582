import type { PatternNode } from '../engine.js';
import { patternWidth } from './pattern-width.js';
import type { Rule } from './rule.js';
import { type PartFault, patternRule, placeOf, shown, type TriedPattern } from './streamed-patterns.js';

/** A test of a place that cannot hold: the start of the text behind a character, its end in front of one. */
export const patternNeverMatches: Rule = {
  code: 'pattern-never-matches',
  severity: 'warning',
  local: true,
  whenLoads: 'field',
  byPattern: true,
  check: patternRule('pattern-never-matches', ['open', 'close', 'anchor', 'tag'], find),
};

function* find({ tree }: TriedPattern): Iterable<PartFault> {
  for (const { node, why } of impossible(tree.root, 0, 0)) {
    const written = tree.source.slice(node.start, node.end);
    yield {
      ...placeOf(node),
      message: `${shown(written)} holds ${why}: this never matches, and its text stays where it is.`,
    };
  }
}

interface Impossible {
  readonly node: PatternNode;
  readonly why: string;
}

/** @param before how many characters at least have been taken in front of the node @param after … must be taken behind it */
function* impossible(node: PatternNode, before: number, after: number): Iterable<Impossible> {
  switch (node.type) {
    case 'assertion':
      if (node.kind === 'start' && before > 0)
        yield { node, why: 'at the start of the text only, and something is taken in front of it' };
      else if ((node.kind === 'end' && after > 0) || (node.kind === 'end-or-newline' && after > 1))
        yield { node, why: 'at the end of the text only, and something is taken behind it' };
      break;
    case 'sequence':
      yield* inSequence(node.items, before, after);
      break;
    case 'alternation':
      for (const branch of node.branches) yield* impossible(branch, before, after);
      break;
    case 'group':
    case 'branch-reset':
      yield* impossible(node.body, before, after);
      break;
    case 'quantifier':
      if (node.max > 0) yield* impossible(node.body, before, after);
      break;
    default:
  }
}

function* inSequence(items: readonly PatternNode[], before: number, after: number): Iterable<Impossible> {
  const widths = items.map((item) => patternWidth(item).min);
  for (const [at, item] of items.entries()) {
    yield* impossible(item, before + sum(widths.slice(0, at)), after + sum(widths.slice(at + 1)));
  }
}

function sum(widths: readonly number[]): number {
  return widths.reduce((total, width) => total + width, 0);
}
