import { patternNodes, type Quantifier } from '../engine.js';
import { firstMatch } from '../patterns/probe.js';
import { sampleOf } from '../patterns/sample.js';
import { endRepetitions } from '../patterns/tails.js';
import { quoted } from '../quoting.js';
import type { Rule } from './rule.js';
import { type PartFault, patternRule, placeOf, type TriedPattern } from './streamed-patterns.js';

/** A lazy repetition with which a pattern ends: nothing makes it take more than it must. */
export const lazyTail: Rule = {
  code: 'lazy-tail',
  severity: 'warning',
  local: true,
  whenLoads: 'field',
  check: patternRule('lazy-tail', ['open', 'close', 'tag'], find),
};

function* find(pattern: TriedPattern): Iterable<PartFault> {
  const { tree, compiled } = pattern;
  for (const node of endRepetitions(tree.root)) {
    if (node.mode !== 'lazy' || node.min === node.max) continue;
    const sample = sampleOf(tree, { node, how: 'take' });
    const match = sample === undefined ? undefined : firstMatch(compiled, sample);
    if (sample === undefined || match === undefined || match.end >= sample.length) continue;
    yield { ...placeOf(node), message: messageFor(pattern, node), data: { quantifierStart: node.quantifierStart } };
    return;
  }
}

function messageFor({ tree, role }: TriedPattern, { min, start, end }: Quantifier): string {
  const takes = min === 0 ? 'nothing' : `${min === 1 ? 'once' : `${min} times`} and no more`;
  const groups = patternNodes(tree.root).filter((node) => node.type === 'group');
  const group = groups.find((node) => node.name !== undefined && node.start <= start && end <= node.end);
  const text = role === 'tag' ? 'is not read' : 'is text';
  const lost =
    group === undefined ? `what it should take ${text}` : `"${quoted(group.name ?? '')}" is cut, and the rest ${text}`;
  return `A lazy repetition takes as little as what follows allows, and nothing follows: it takes ${takes}, and ${lost}.`;
}
