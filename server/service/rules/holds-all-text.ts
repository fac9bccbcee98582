import type { PatternNode } from '../engine.js';
import { firstMatch, HELD_AT_ONCE, heldFrom, PLAIN } from '../patterns/probe.js';
import { sampleOf } from '../patterns/sample.js';
import type { Rule } from './rule.js';
import { delimiterName, type PartFault, patternRule, placeOf, type TriedPattern } from './streamed-patterns.js';

/** A delimiter that may begin at any character and go on to the end: nothing is given away before it has come. */
export const holdsAllText: Rule = {
  code: 'holds-all-text',
  severity: 'warning',
  local: true,
  whenLoads: 'field',
  byPattern: true,
  check: patternRule('holds-all-text', ['open', 'close'], find),
};

function* find({ tree, compiled, role }: TriedPattern): Iterable<PartFault> {
  const isHeld = [PLAIN, `Now, ${PLAIN}`].every((text) => heldFrom(compiled, text) < HELD_AT_ONCE);
  if (!isHeld || firstMatch(compiled, PLAIN) !== undefined) return;
  const name = delimiterName(role);
  const written = sampleOf(tree);
  const match = written === undefined ? undefined : firstMatch(compiled, `Hello${written}`);
  const taken = match !== undefined && match.start === 0 && match.end > 0;
  const lost = taken ? `, and what stands in front of it is taken into the ${name}: it is lost` : '';
  yield {
    ...placeOf(firstItem(tree.root)),
    message: `This ${name} may begin at every character, so all text is held until it has come, to the end of the output where it does not come${lost}.`,
  };
}

/** What the pattern begins with. */
function firstItem(node: PatternNode): PatternNode {
  if (node.type === 'group' && node.kind !== 'capture') return firstItem(node.body);
  const item =
    node.type === 'sequence' ? node.items.find(({ type }) => type !== 'flags' && type !== 'comment') : undefined;
  return item ?? node;
}
