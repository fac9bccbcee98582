import type { TemplatePath } from '../../../parser/values.js';
import type { WrittenRange } from '../document/locate.js';
import type { WrittenTemplate } from '../document/model.js';
import type { Edits, TemplateEditor } from '../edits/template-editor.js';
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

/**
 * The dot that a part of a pattern repeats, and the set to be repeated instead: what the character behind the part does not end.
 * Undefined where no dot is repeated, or no plain character follows.
 */
export function dotUpToNext(
  template: WrittenTemplate,
  path: TemplatePath,
  { start, end }: WrittenRange,
  more = '',
): { readonly dot: WrittenRange; readonly set: string } | undefined {
  const tree = treeAt(template, path);
  if (tree?.source.charAt(start) !== '.') return undefined;
  // What follows on the last thing in a group stands behind its bracket.
  const set = allBut(tree, tree.source.charAt(end) === ')' ? end + 1 : end, more);
  return set === undefined ? undefined : { dot: { start, end: start + 1 }, set };
}

/** A pattern that may be missing as a whole, `(?:…)?`, without the mark that says so. */
export function takeItsText(editor: TemplateEditor, path: TemplatePath, { root }: PatternTree): Edits {
  const [only, ...more] = root.type === 'sequence' ? root.items : [root];
  if (only?.type !== 'quantifier' || more.length > 0 || only.min > 0) return undefined;
  const isOnce = only.max === 1;
  return editor.replacePart(path, { start: only.quantifierStart, end: only.end }, isOnce ? '' : '+');
}
