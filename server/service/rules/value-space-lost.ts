import type { PatternNode, PatternTree, Quantifier, Sequence } from '../../../parser/regex/tree.js';
import type { TemplatePath } from '../../../parser/values.js';
import { keyRange, partRange } from '../document/ranges.js';
import { patternNodes, pythonTruth } from '../engine.js';
import type { WrittenField } from './fields.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';
import { isSpaceRun } from './space.js';
import { groupNamed } from './tags.js';
import { valueParserOf } from './value-parsers.js';

/** White space at the edges of a text argument is dropped: by `\s*` around the value's group, or by the value parser `text`. */
export const valueSpaceLost: Rule = {
  code: 'value-space-lost',
  severity: 'warning',
  local: false,
  whenLoads: 'field',
  check,
};

function* check(context: RuleContext): Iterable<RuleFinding> {
  for (const field of context.fields) {
    const tree = field.tagTree;
    if (tree === undefined) continue;
    const parser = valueParserOf(context, field);
    if (parser === undefined) yield* spaceRuns(context, field, tree);
    else if (parser.name === 'text' && pythonTruth(parser.argument('strip') ?? true))
      yield finding(keyRange(context.template, parser.path), { path: parser.path });
    else if (parser.name === 'text') yield* spaceRuns(context, field, tree);
  }
}

function* spaceRuns({ template }: RuleContext, field: WrittenField, tree: PatternTree): Iterable<RuleFinding> {
  const path: TemplatePath = [...field.path, 'content_args', 'tag_pattern'];
  for (const { start, end } of runsAround(tree)) {
    yield finding(partRange(template, path, { start, end }), { path, start, end });
  }
}

function finding(place: { readonly start: number; readonly end: number }, data: RuleFinding['data']): RuleFinding {
  const message = 'Blanks and line breaks at the edges of a value are lost: "    return 1" becomes "return 1".';
  return { ...place, message, ...(data && { data }) };
}

/** The white space beside the group `value` that its match leaves to it. */
function runsAround(tree: PatternTree): readonly Quantifier[] {
  const group = groupNamed(tree, 'value');
  const around = patternNodes(tree.root).find(
    (node): node is Sequence => node.type === 'sequence' && group !== undefined && node.items.includes(group),
  );
  if (group === undefined || around === undefined) return [];
  const at = around.items.indexOf(group);
  const [before, behind] = [around.items[at - 1], around.items[at + 1]];
  const runs = [before, isLazyAtEnd(group.body) ? behind : undefined];
  return runs.filter((node): node is Quantifier => node !== undefined && isSpaceRun(node));
}

/** A group that takes as much as it can leaves no white space to what follows. */
function isLazyAtEnd(node: PatternNode): boolean {
  if (node.type === 'sequence') return node.items.slice(-1).some(isLazyAtEnd);
  if (node.type === 'alternation') return node.branches.some(isLazyAtEnd);
  if (node.type === 'group') return isLazyAtEnd(node.body);
  return node.type === 'quantifier' && node.mode === 'lazy';
}
