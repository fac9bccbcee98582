import { type PatternNode, parsePattern, walkPattern } from '../regex/index.js';
import { beginningOf } from './literal-searcher.js';

/**
 * What a look-behind without a bound asks of the text far behind: has a literal come, and no other one since? Then the literal alone can stand
 * for that text, or nothing.
 *
 *     (?<=A(?:(?!E).)*x)    … A … E … A ……… x
 *                                     ^ since here
 */
export interface Since {
  readonly literal: string;
  /** What must not have come since. */
  readonly until: string;
  /** How many units before the position must be there as they are. */
  readonly width: number;
}

/**
 * @param source a pattern that looks behind without a bound
 * @returns undefined where it asks for anything else
 */
export function sinceOf(source: string): Since | undefined {
  const looks: PatternNode[] = [];
  walkPattern(parsePattern(source).root, (node) => {
    if (node.type === 'look' && node.direction === 'behind') looks.push(node.body);
    return true;
  });
  const items = itemsOf(looks[0]);
  const loop = items.findIndex(({ type }) => type === 'quantifier');
  const literal = textOf(items.slice(0, loop));
  const until = untilOf(items[loop]);
  const rest = textOf(items.slice(loop + 1));
  if (looks.length > 1 || !literal || !until || rest === undefined) return undefined;
  // Where one copy of the literal may begin inside another, what stands for the text could make one.
  return literal.includes(literal.charAt(0), 1) ? undefined : { literal, until, width: rest.length + 2 };
}

function itemsOf(node: PatternNode | undefined): readonly PatternNode[] {
  if (node?.type === 'group' && node.kind === 'non-capture') return itemsOf(node.body);
  return node?.type === 'sequence' ? node.items : [];
}

/** E of a loop `(?:(?!E).)*`. */
function untilOf(node: PatternNode | undefined): string | undefined {
  if (node?.type !== 'quantifier' || node.min > 0 || node.mode === 'possessive') return undefined;
  const [stop, any, more] = itemsOf(node.body);
  const isLoop = stop?.type === 'look' && stop.negated && any?.type === 'dot' && any.matchesNewline && !more;
  return isLoop ? textOf(itemsOf(stop.body)) : undefined;
}

/** The text of nodes that are all plain characters, and no halves of surrogate pairs. */
function textOf(nodes: readonly PatternNode[]): string | undefined {
  let text = '';
  for (const node of nodes) {
    if (node.type !== 'character' || node.ignoreCase || node.codePoint >> 11 === 0x1b) return undefined;
    text += String.fromCodePoint(node.codePoint);
  }
  return text;
}

/**
 * What can stand for the text before the cut; undefined where that is not known yet.
 *
 * @param text all text before the position
 */
export function standIn({ literal, until }: Since, text: string, cut: number): string | undefined {
  if (beginningOf(literal, text) < cut || beginningOf(until, text) < cut) return undefined;
  const start = text.lastIndexOf(literal, cut - 1);
  if (start < 0) return '';
  const end = start + literal.length;
  if (end > cut) return undefined;
  const stop = text.indexOf(until, end);
  return stop >= 0 && stop < cut ? '' : literal;
}
