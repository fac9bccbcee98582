import type { TemplatePath } from '../../../parser/values.js';
import type { WrittenRange } from '../document/locate.js';
import type { WrittenTemplate } from '../document/model.js';
import { type PatternTree, patternNodes, type Quantifier } from '../engine.js';
import { charactersOf, isEverything } from '../patterns/characters.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { allBut, isIdleTail, nodesWithin, treeAt } from './pattern-nodes.js';

/** The repetition ends at the first place where the pattern can go on. */
export const greedyDot: Fix = { code: 'greedy-dot', remedies };

function* remedies({ path, data }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const part = data.part();
  const found = part && greedyRunAt(template, path, part);
  if (part === undefined || found === undefined) return;
  const { tree, run } = found;
  if (isIdleTail(template, path, part))
    yield { title: 'Leave it out: the delimiter ends before it', edits: editor.replacePart(path, part, '') };
  const next = characterBehind(tree, run);
  if (next === undefined) return;
  if (path.at(-1) === 'close_pattern' && run.start === 0) {
    // What a closer begins with is taken from the region's text.
    yield { title: 'Begin with what follows', edits: editor.replacePart(path, part, ''), isPreferred: true };
  } else if (path.at(-1) === 'open_pattern' && next.end === tree.source.length) {
    const set = allBut(String.fromCodePoint(next.codePoint));
    const edits = editor.replacePart(path, run.body, set);
    yield { title: `Take ${set} instead of every character`, edits, isPreferred: true };
  } else {
    const mark = { start: run.quantifierStart, end: run.end };
    const lazy = `${tree.source.slice(mark.start, mark.end).replace(/(?<=.)\+$/, '')}?`;
    const edits = editor.replacePart(path, mark, lazy);
    // Of an opener that is still open-ended is said so.
    const title = `Repeat as little as needed: ${tree.source.slice(run.start, mark.start)}${lazy}`;
    yield { title, edits, isPreferred: true, uncovers: true };
  }
}

function greedyRunAt(
  template: WrittenTemplate,
  path: TemplatePath,
  { start, end }: WrittenRange,
): { readonly tree: PatternTree; readonly run: Quantifier } | undefined {
  const tree = treeAt(template, path);
  const run = tree && nodesWithin(tree, { start, end }).find((node) => node.type === 'quantifier' && node.end === end);
  if (
    tree === undefined ||
    run?.type !== 'quantifier' ||
    run.start !== start ||
    !isEverything(charactersOf(run.body, tree.ascii))
  )
    return undefined;
  return { tree, run };
}

/** The plain character that must come behind a repetition, perhaps behind the end of its group and white space. */
function characterBehind(tree: PatternTree, { end }: Quantifier) {
  const between = /^\)?(?:\\[sn][*+?]?)?/.exec(tree.source.slice(end))?.[0].length ?? 0;
  const next = patternNodes(tree.root).find((node) => node.type === 'character' && node.start === end + between);
  return next?.type === 'character' && !'?*{'.includes(tree.source.charAt(next.end) || ' ') ? next : undefined;
}
