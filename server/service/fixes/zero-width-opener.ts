import type { TemplatePath } from '../../../parser/values.js';
import type { Edits } from '../edits/template-editor.js';
import { type PatternTree, patternNodes } from '../engine.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { takeItsText, treeAt } from './pattern-nodes.js';

/** An opener that takes its text, or looks for it before it is content with the start of the output. */
export const zeroWidthOpener: Fix = { code: 'zero-width-opener', remedies };

function* remedies({ path }: FixedFinding, context: FixContext): Iterable<Remedy> {
  const tree = treeAt(context.template, path);
  if (tree === undefined) return;
  const edits = takeItsText(context.editor, path, tree);
  if (edits !== undefined) yield { title: 'Let the opener take its text', edits, isPreferred: true };
  yield { title: 'Look for the text first', edits: startLast(context, path, tree), isPreferred: true };
}

/** `^|<think>` as `<think>|^`. */
function startLast({ editor }: FixContext, path: TemplatePath, { root, source }: PatternTree): Edits {
  const found = patternNodes(root).find((node) => node.type === 'alternation');
  if (found?.type !== 'alternation') return undefined;
  const isStart = found.branches.map(({ items }) => items.length === 1 && items[0]?.type === 'assertion');
  const texts = found.branches.map(({ start, end }) => source.slice(start, end));
  if (isStart.every((is) => !is)) return undefined;
  const ordered = [...texts.filter((_, at) => !isStart[at]), ...texts.filter((_, at) => isStart[at])];
  return editor.replacePart(path, found, ordered.join('|'));
}
