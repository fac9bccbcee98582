import type { PatternNode, Quantifier } from '../engine.js';
import { patternWidth } from '../rules/pattern-width.js';

/** The repetitions with which a match may end, outer ones first: nothing behind them need take text. */
export function* endRepetitions(node: PatternNode): Iterable<Quantifier> {
  switch (node.type) {
    case 'quantifier':
      yield node;
      yield* endRepetitions(node.body);
      break;
    case 'group':
    case 'branch-reset':
      yield* endRepetitions(node.body);
      break;
    case 'alternation':
      for (const branch of node.branches) yield* endRepetitions(branch);
      break;
    case 'sequence':
      for (const item of [...node.items].reverse()) {
        yield* endRepetitions(item);
        if (item.type === 'look' || item.type === 'assertion' || patternWidth(item).min > 0) break;
      }
      break;
    default:
  }
}
