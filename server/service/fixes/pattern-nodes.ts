import type { TemplatePath } from '../../../parser/values.js';
import type { WrittenRange } from '../document/locate.js';
import type { WrittenTemplate } from '../document/model.js';
import { type PatternTree, parsePattern, patternNodes, type VisitedNode } from '../engine.js';
import { textAt } from './values.js';

/** The pattern that is written at a path, where it compiles. */
export function treeAt(template: WrittenTemplate, path: TemplatePath): PatternTree | undefined {
  const source = textAt(template, path);
  const tree = source === undefined ? undefined : parsePattern(source);
  return tree?.issues.length === 0 ? tree : undefined;
}

/** Everything in a part of a pattern, outer nodes first. */
export function nodesWithin(tree: PatternTree, { start, end }: WrittenRange): readonly VisitedNode[] {
  return patternNodes(tree.root).filter((node) => start <= node.start && node.end <= end);
}

/** The set of all characters but the one that is written at an offset, and more; undefined where that is no plain character. */
export function allBut(tree: PatternTree, offset: number, more = ''): string | undefined {
  const next = patternNodes(tree.root).find((node) => node.type === 'character' && node.start === offset);
  if (next?.type !== 'character') return undefined;
  const character = String.fromCodePoint(next.codePoint);
  return `[^${/[\]\\^-]/.test(character) ? `\\${character}` : character}${more}]`;
}
