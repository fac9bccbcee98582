import type { PatternNode } from '../../../parser/regex/tree.js';

/** How many characters a part of a pattern takes, at least and at most. */
export interface Width {
  readonly min: number;
  readonly max: number;
}

const NOTHING: Width = { min: 0, max: 0 };
const ONE: Width = { min: 1, max: 1 };
const UNKNOWN: Width = { min: 0, max: Number.POSITIVE_INFINITY };

export function patternWidth(node: PatternNode): Width {
  switch (node.type) {
    case 'character':
    case 'dot':
    case 'class':
    case 'set':
      return ONE;
    case 'line-break':
      return { min: 1, max: 2 };
    case 'sequence':
      return node.items.map(patternWidth).reduce(sum, NOTHING);
    case 'alternation':
      return node.branches.map(patternWidth).reduce(either);
    case 'group':
    case 'branch-reset':
      return patternWidth(node.body);
    case 'quantifier':
      return repeated(patternWidth(node.body), node.min, node.max);
    case 'conditional':
      return either(patternWidth(node.yes), node.no === undefined ? NOTHING : patternWidth(node.no));
    case 'back-reference':
    case 'unsupported':
      return UNKNOWN;
    default:
      return NOTHING;
  }
}

function sum(one: Width, other: Width): Width {
  return { min: one.min + other.min, max: one.max + other.max };
}

function either(one: Width, other: Width): Width {
  return { min: Math.min(one.min, other.min), max: Math.max(one.max, other.max) };
}

function repeated(body: Width, min: number, max: number): Width {
  return { min: body.min * min, max: body.max === 0 ? 0 : body.max * max };
}
