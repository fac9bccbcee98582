import { patternNodes, type VisitedNode } from '../engine.js';
import { firstMatch } from '../patterns/probe.js';
import { sampleOf } from '../patterns/sample.js';
import type { Rule } from './rule.js';
import { delimiterName, type PartFault, patternRule, placeOf, shown, type TriedPattern } from './streamed-patterns.js';

/** `(?i)` behind everything that has upper and lower case. It holds from where it stands on. */
export const flagsTooLate: Rule = {
  code: 'flags-too-late',
  severity: 'warning',
  local: true,
  whenLoads: 'field',
  byPattern: true,
  check: patternRule('flags-too-late', ['open', 'close'], find),
};

function* find(pattern: TriedPattern): Iterable<PartFault> {
  const { tree, role } = pattern;
  const nodes = patternNodes(tree.root);
  for (const node of nodes) {
    if (node.type !== 'flags' || !/^\(\?[a-zA-Z]*i/.test(tree.source.slice(node.start, node.end))) continue;
    if (nodes.some((other) => other.start >= node.end && mayHaveCase(other))) continue;
    const lost = otherCase(pattern);
    if (lost === undefined) continue;
    yield {
      ...placeOf(node),
      message: `This holds for what stands behind it, and nothing there has an upper and a lower case: ${shown(lost)} is no ${delimiterName(role)}.`,
    };
  }
}

function mayHaveCase(node: VisitedNode): boolean {
  if (node.type !== 'character') return ['set', 'class', 'back-reference'].includes(node.type);
  const text = String.fromCodePoint(node.codePoint);
  return text.toLowerCase() !== text.toUpperCase();
}

/** What the pattern would match if its letters stood for both cases, and does not. */
function otherCase({ tree, compiled }: TriedPattern): string | undefined {
  const sample = sampleOf(tree);
  if (sample === undefined || firstMatch(compiled, sample)?.start !== 0) return undefined;
  const others = [sample.toUpperCase(), sample.toLowerCase()].filter((other) => other !== sample);
  return others.find((other) => firstMatch(compiled, other) === undefined);
}
