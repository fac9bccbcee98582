import type { PatternTree } from '../../../parser/regex/tree.js';
import { keyRange } from '../document/ranges.js';
import { contains, patternNodes, type VisitedNode } from '../engine.js';
import { quoted } from '../quoting.js';
import { charactersIn } from './characters.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';
import { groupNamed } from './tags.js';

/** A tag pattern with a group `key` and none named `value`: every value is an empty text. Reference behaviour, "Content parsers". */
export const tagPatternWithoutValue: Rule = {
  code: 'tag-pattern-without-value',
  severity: 'warning',
  local: false,
  whenLoads: 'field',
  check,
};

function* check(context: RuleContext): Iterable<RuleFinding> {
  for (const { content, tagTree, path: field } of context.fields) {
    if (content !== 'xml-inline' || tagTree === undefined || groupNamed(tagTree, 'value') !== undefined) continue;
    const [part] = valueParts(tagTree);
    if (part === undefined) continue;
    const path = [...field, 'content_args', 'tag_pattern'];
    const taken = quoted(tagTree.source.slice(part.start, part.end));
    yield {
      ...keyRange(context.template, path),
      message: `No group is named "value": every value is "", and what "${taken}" matches is lost.`,
      data: { path },
    };
  }
}

/**
 * What of a tag pattern may be meant for the value: its other groups, or without any what repeats letters. None where it is made for
 * keys alone.
 */
export function valueParts(tree: PatternTree): readonly VisitedNode[] {
  const key = groupNamed(tree, 'key');
  if (key === undefined) return [];
  const others = patternNodes(tree.root).filter(({ start, end }) => end <= key.start || key.end <= start);
  const groups = others.filter((node) => node.type === 'group' && node.kind === 'capture');
  return groups.length > 0 ? groups : others.filter((node) => node.type === 'quantifier' && takesLetters(node));
}

function takesLetters(node: VisitedNode): boolean {
  if (node.type !== 'quantifier' || Number.isFinite(node.max ?? Number.POSITIVE_INFINITY)) return false;
  return contains(charactersIn(node.body), LETTER);
}

const LETTER = 0x61;
