import type { PatternTree } from '../../../parser/regex/tree.js';
import type { WrittenRange } from '../document/locate.js';
import { childrenOf, type VisitedNode } from '../engine.js';
import { groupPlaces } from './symbols/pattern-names.js';
import type { TokenType } from './token-types.js';

/** A stretch of a decoded string that has one colour. */
export interface StringToken extends WrittenRange {
  readonly type: TokenType;
  /** It gives the name that it shows. */
  readonly isDeclaration: boolean;
}

type Colour = Pick<StringToken, 'type' | 'isDeclaration'>;

/** The tokens of a pattern in its order. Outer parts are painted first and inner ones over them; what cannot be read has none. */
export function patternTokens(tree: PatternTree): readonly StringToken[] {
  const colours: (Colour | undefined)[] = new Array(tree.source.length).fill(undefined);
  const paint = (colour: Colour, { start, end }: WrittenRange) => colours.fill(colour, start, end);
  paintNode(tree.root, false, (type, place) => paint(COLOURS[type], place));
  for (const { role, isNumber, ...place } of groupPlaces(tree)) {
    if (!isNumber) paint(role === 'definition' ? DECLARATION : COLOURS.variable, place);
  }
  return runs(colours);
}

function paintNode(node: VisitedNode, isInSet: boolean, paint: (type: TokenType, place: WrittenRange) => void): void {
  for (const { type, ...place } of paintedParts(node, isInSet)) paint(type, place);
  const holdsMembers = isInSet || node.type === 'set';
  for (const child of childrenOf(node)) paintNode(child, holdsMembers, paint);
}

type Painted = WrittenRange & { readonly type: TokenType };

/** What of a node is painted in which colour. */
function paintedParts(node: VisitedNode, isInSet: boolean): readonly Painted[] {
  const all = (type: TokenType): readonly Painted[] => [{ type, start: node.start, end: node.end }];
  switch (node.type) {
    case 'sequence':
      return [];
    case 'alternation':
      return node.branches.slice(1).map(({ start }) => ({ type: 'operator', start: start - 1, end: start }));
    case 'quantifier':
      return [{ type: 'operator', start: node.quantifierStart, end: node.end }];
    case 'character':
      if (node.escaped) return all('patternEscape');
      return all(isInSet ? 'patternClass' : 'delimiterLiteral');
    case 'dot':
    case 'class':
    case 'line-break':
      return all('patternClass');
    case 'set':
    case 'range':
      return all('patternClass');
    case 'comment':
      return all('comment');
    case 'group':
    case 'branch-reset':
    case 'look':
    case 'conditional':
      return all('patternGroup');
    default:
      return all('keyword');
  }
}

const COLOURS = Object.freeze({
  variable: { type: 'variable', isDeclaration: false },
  property: { type: 'property', isDeclaration: false },
  keyword: { type: 'keyword', isDeclaration: false },
  operator: { type: 'operator', isDeclaration: false },
  comment: { type: 'comment', isDeclaration: false },
  patternGroup: { type: 'patternGroup', isDeclaration: false },
  patternClass: { type: 'patternClass', isDeclaration: false },
  patternEscape: { type: 'patternEscape', isDeclaration: false },
  delimiterLiteral: { type: 'delimiterLiteral', isDeclaration: false },
}) satisfies Readonly<Record<TokenType, Colour>>;

const DECLARATION: Colour = { type: 'variable', isDeclaration: true };

/** Neighbours of one colour as one token. */
function runs(colours: readonly (Colour | undefined)[]): readonly StringToken[] {
  const tokens: StringToken[] = [];
  let start = 0;
  for (let at = 1; at <= colours.length; at += 1) {
    const colour = colours[start];
    if (at < colours.length && colours[at] === colour) continue;
    if (colour !== undefined) tokens.push({ ...colour, start, end: at });
    start = at;
  }
  return tokens;
}
