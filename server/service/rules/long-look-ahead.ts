import { patternNodes } from '../engine.js';
import { splitFaultOf } from '../patterns/reference-search.js';
import { sampleOf } from '../patterns/sample.js';
import { patternWidth } from './pattern-width.js';
import type { Rule } from './rule.js';
import { delimiterName, type PartFault, patternRule, placeOf, shown, type TriedPattern } from './streamed-patterns.js';

/**
 * A negative look-ahead of several characters: while only some of them have arrived the Python reference takes them for something
 * else, and is content. Quirks, 1.
 */
export const longLookAhead: Rule = {
  code: 'long-look-ahead',
  severity: 'warning',
  local: true,
  whenLoads: 'field',
  byPattern: true,
  check: patternRule('long-look-ahead', ['open', 'close'], find),
};

function* find({ tree, compiled, role }: TriedPattern): Iterable<PartFault> {
  for (const node of patternNodes(tree.root)) {
    if (node.type !== 'look' || node.direction !== 'ahead' || !node.negated) continue;
    if (patternWidth(node.body).max < 2) continue;
    const text = sampleOf(tree, { node, how: 'write' });
    const fault = text === undefined ? undefined : splitFaultOf(compiled, text);
    if (text === undefined || fault === undefined) continue;
    const taken = text.slice(fault.early.start, fault.early.end);
    yield {
      ...placeOf(node),
      message:
        `The Python reference does not wait for all of what must not follow: where a chunk ends with ${shown(text.slice(0, fault.cut))}, ` +
        `${shown(taken)} is this ${delimiterName(role)}, though ${shown(text)} has none.`,
    };
  }
}
