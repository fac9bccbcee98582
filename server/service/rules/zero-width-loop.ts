import { partRange } from '../document/ranges.js';
import { type PatternTree, patternNodes } from '../engine.js';
import { firstMatch, PROSE } from '../patterns/probe.js';
import { sampleOf } from '../patterns/sample.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';

/** An opener and a closer that match nothing at the same place: the region opens and closes there without end. Quirks, 4. */
export const zeroWidthLoop: Rule = {
  code: 'zero-width-loop',
  severity: 'warning',
  local: false,
  whenLoads: 'field',
  check,
};

function* check(context: RuleContext): Iterable<RuleFinding> {
  for (const { opener, closer } of context.fields) {
    if (opener?.tree === undefined || closer?.tree === undefined) continue;
    if (!meets(context, opener.tree, closer.tree)) continue;
    yield {
      ...partRange(context.template, closer.path, closer.tree.root),
      message:
        'Opener and closer match nothing at the same place: the region opens and closes there without end. This engine stops with the error zero-width-loop; the Python reference never returns.',
      data: { path: closer.path },
    };
  }
}

/** Whether both match nothing at one place of some example. */
function meets({ studies }: RuleContext, opener: PatternTree, closer: PatternTree): boolean {
  const [open, close] = [studies.of(opener.source).compiled, studies.of(closer.source).compiled];
  if (open === undefined || close === undefined) return false;
  return [PROSE, ...examples(opener), ...examples(closer)].some((text) => {
    const match = firstMatch(open, text);
    if (match === undefined || match.start !== match.end || match.start === text.length) return false;
    const end = firstMatch(close, text, match.end);
    return end !== undefined && end.start === match.end && end.end === match.end;
  });
}

/** Texts with what its look-aheads want to see. */
function examples(tree: PatternTree): readonly string[] {
  return patternNodes(tree.root).flatMap((node) => {
    const text = node.type === 'look' ? sampleOf(tree, { node, how: 'write' }) : undefined;
    return text === undefined ? [] : [`Hello${text} World`];
  });
}
