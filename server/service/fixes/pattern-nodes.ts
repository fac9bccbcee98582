import type { TemplatePath } from '../../../parser/values.js';
import type { WrittenRange } from '../document/locate.js';
import type { WrittenTemplate } from '../document/model.js';
import type { Edits, TemplateEditor } from '../edits/template-editor.js';
import { type PatternTree, parsePattern, patternNodes, type Quantifier, type VisitedNode } from '../engine.js';
import { charactersOf, isEverything } from '../patterns/characters.js';
import { patternWidth } from '../rules/pattern-width.js';
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

/** The set of all characters but these, and but those of the classes that are written behind them. */
export function allBut(characters: Iterable<string>, classes = ''): string {
  const written = [...new Set(characters)].map((one) => (/[[\]\\^-]/.test(one) ? `\\${one}` : one));
  return `[^${written.join('').replaceAll('\n', '\\n')}${classes}]`;
}

/** The plain character that is written at an offset of a pattern; undefined where there is none. */
export function characterAt(tree: PatternTree, offset: number): string | undefined {
  const found = patternNodes(tree.root).find((node) => node.type === 'character' && node.start === offset);
  return found?.type === 'character' ? String.fromCodePoint(found.codePoint) : undefined;
}

/** A repetition of every character, and what ends it. */
export interface DotRun {
  readonly run: Quantifier;
  /** The plain character that must follow. */
  readonly next: string;
}

/** The repetition of every character that is a part of a pattern; undefined for any other, and where no plain character follows. */
export function dotRunAt(template: WrittenTemplate, path: TemplatePath, part: WrittenRange): DotRun | undefined {
  const tree = treeAt(template, path);
  if (tree === undefined) return undefined;
  const run = nodesWithin(tree, part).find((node) => node.type === 'quantifier' && node.end === part.end);
  if (run?.type !== 'quantifier' || run.start !== part.start || !isEverything(charactersOf(run.body, tree.ascii)))
    return undefined;
  // What follows on the last thing in a group stands behind its bracket.
  const next = characterAt(tree, tree.source.charAt(part.end) === ')' ? part.end + 1 : part.end);
  return next === undefined ? undefined : { run, next };
}

/** Whether a part of a pattern repeats every character at its end, and may take none: without it the pattern begins with the same text. */
export function isIdleTail(template: WrittenTemplate, path: TemplatePath, { start, end }: WrittenRange): boolean {
  const tree = treeAt(template, path);
  if (tree === undefined || end !== tree.source.length || start === 0) return false;
  const run = patternNodes(tree.root).find((node) => node.type === 'quantifier' && node.start === start);
  return run?.type === 'quantifier' && run.min === 0 && isEverything(charactersOf(run.body, tree.ascii));
}

/** A pattern that may be missing as a whole, `(?:…)?`, without the mark that says so. */
export function takeItsText(editor: TemplateEditor, path: TemplatePath, { root }: PatternTree): Edits {
  const [only, ...more] = root.type === 'sequence' ? root.items : [root];
  if (only?.type !== 'quantifier' || more.length > 0 || only.min > 0) return undefined;
  // A text of several characters is written once; of white space there may be more.
  const isOnce = only.max === 1 || patternWidth(only.body).max > 1;
  return editor.replacePart(path, { start: only.quantifierStart, end: only.end }, isOnce ? '' : '+');
}
