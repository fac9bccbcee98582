import { type Alternation, type CompiledPattern, type PatternTree, patternNodes } from '../engine.js';
import { firstMatch, PROSE } from '../patterns/probe.js';
import { sampleOf } from '../patterns/sample.js';
import type { Rule } from './rule.js';
import { type PartFault, patternRule, placeOf, shown, type TriedPattern } from './streamed-patterns.js';

/** An opener that matches nothing: it opens its region where no delimiter stands. */
export const zeroWidthOpener: Rule = {
  code: 'zero-width-opener',
  severity: 'warning',
  local: true,
  whenLoads: 'field',
  byPattern: true,
  check: patternRule('zero-width-opener', ['open'], find),
};

function* find({ tree, compiled }: TriedPattern): Iterable<PartFault> {
  const inside = firstMatch(compiled, PROSE, 1);
  if (inside !== undefined && inside.start === inside.end && inside.end < PROSE.length) {
    yield {
      ...placeOf(tree.root),
      message:
        'This opener matches where nothing stands: its region opens at once, and takes the text that belongs to other fields.',
    };
    return;
  }
  for (const node of patternNodes(tree.root)) {
    const text = node.type === 'alternation' ? passedOver(tree, compiled, node) : undefined;
    if (text === undefined) continue;
    const message = `At the start of the output this matches nothing before its other alternative is tried: of ${shown(`${text}Hello`)} the region has all, ${shown(text)} too.`;
    yield { ...placeOf(node), message };
    return;
  }
}

/** What an alternative takes, where an earlier one that takes nothing is preferred. */
function passedOver(tree: PatternTree, compiled: CompiledPattern, { branches }: Alternation): string | undefined {
  for (const node of branches) {
    const text = sampleOf(tree, { node, how: 'take' });
    const match = text === undefined || text === '' ? undefined : firstMatch(compiled, `${text}Hello`);
    if (match !== undefined && match.start === 0 && match.end === 0) return text;
  }
  return undefined;
}
