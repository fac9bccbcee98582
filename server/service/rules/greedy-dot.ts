import { patternNodes, type Quantifier } from '../engine.js';
import { charactersOf, isEverything } from '../patterns/characters.js';
import { countMatches, firstMatch, heldFrom } from '../patterns/probe.js';
import { sampleOf } from '../patterns/sample.js';
import type { Rule } from './rule.js';
import { delimiterName, type PartFault, patternRule, placeOf, shown, type TriedPattern } from './streamed-patterns.js';

/** A greedy repetition of every character in a delimiter: it runs to the last place where the pattern can end, over calls and answers, and
 * while text arrives that place is never known. */
export const greedyDot: Rule = {
  code: 'greedy-dot',
  severity: 'warning',
  local: true,
  whenLoads: 'field',
  byPattern: true,
  check: patternRule('greedy-dot', ['open', 'close', 'tag'], find),
};

function* find(pattern: TriedPattern): Iterable<PartFault> {
  const { tree } = pattern;
  for (const node of patternNodes(tree.root)) {
    if (node.type !== 'quantifier' || node.mode === 'lazy' || Number.isFinite(node.max)) continue;
    if (!isEverything(charactersOf(node.body, tree.ascii))) continue;
    const message = pattern.role === 'tag' ? tagMessage(pattern, node) : delimiterMessage(pattern, node);
    if (message !== undefined) yield { ...placeOf(node), message, data: { quantifierStart: node.quantifierStart } };
  }
}

/** Two arguments are read as one. */
function tagMessage({ tree, compiled }: TriedPattern, node: Quantifier): string | undefined {
  const sample = sampleOf(tree, { node, how: 'take' });
  if (sample === undefined || countMatches(compiled, `${sample}\n${sample}`) !== 1) return undefined;
  return `This runs on to the last place where the pattern can end: of ${shown(`${sample} ${sample}`)} only one argument is read, with the rest in it.`;
}

function delimiterMessage({ tree, compiled, role }: TriedPattern, dot: Quantifier): string | undefined {
  const sample = sampleOf(tree);
  if (sample === undefined || firstMatch(compiled, `${sample}Hello`)?.start !== 0) return undefined;
  if (heldFrom(compiled, `${sample}Hello`) !== 0) return undefined;
  const before = sampleOf(tree, { node: dot, how: 'stop' }) ?? '';
  return (
    `This runs on to the last place where the ${delimiterName(role)} can end: what stands up to there, calls and answers, is taken into the delimiter. ` +
    `From ${shown(before === '' ? sample : before)} on all text is held until the output ends; the Python reference takes what has come, so its message depends on the chunks.`
  );
}
