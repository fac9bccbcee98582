import type { TemplatePath } from '../../../parser/values.js';
import type { WrittenRange } from '../document/locate.js';
import type { TemplateEditor } from '../edits/template-editor.js';
import type { WrittenEdit } from '../edits/written-edit.js';
import { type PatternTree, patternNodes } from '../engine.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { nodesWithin, treeAt } from './pattern-nodes.js';

/** White space is left out of each set, and of each dot, that the name is taken with; the pattern takes it beside the name. */
export const nameMayHoldSpace: Fix = { code: 'name-may-hold-space', remedies };

function* remedies({ path, data }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const part = data.part();
  const tree = treeAt(template, path);
  if (part === undefined || tree === undefined) return;
  const inside = nodesWithin(tree, part).flatMap((node) => {
    if (node.type === 'dot') return editor.replacePart(path, node, '\\S') ?? [];
    const isNegated = node.type === 'set' && node.negated && node.operator === 'union';
    return isNegated ? (editor.replacePart(path, { start: node.end - 1, end: node.end - 1 }, '\\s') ?? []) : [];
  });
  if (inside.length === 0) return;
  const edits = [...inside, ...spaceBeside(editor, path, tree, part)];
  yield { title: 'Leave white space out of the name', edits, isPreferred: true };
}

/** Between the group and what stands beside it: there, white space would keep the pattern from matching. */
function spaceBeside(
  editor: TemplateEditor,
  path: TemplatePath,
  tree: PatternTree,
  { start, end }: WrittenRange,
): readonly WrittenEdit[] {
  const group = patternNodes(tree.root).find(
    (node) => node.type === 'group' && node.body.start === start && node.body.end === end,
  );
  if (group === undefined) return [];
  const neighbours = patternNodes(tree.root).filter((node) => node.type === 'character');
  const places = [
    neighbours.some((node) => node.end === group.start) ? group.start : undefined,
    neighbours.some((node) => node.start === group.end) ? group.end : undefined,
  ].filter((place) => place !== undefined);
  return places.flatMap((place) => editor.replacePart(path, { start: place, end: place }, '\\s*') ?? []);
}
