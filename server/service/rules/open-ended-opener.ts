import { contains, patternNodes, type Quantifier } from '../engine.js';
import { charactersOf, isEverything } from '../patterns/characters.js';
import { firstMatch, HELD_AT_ONCE, heldFrom, PLAIN, PROSE } from '../patterns/probe.js';
import { sampleOf } from '../patterns/sample.js';
import type { Rule } from './rule.js';
import { type PartFault, patternRule, placeOf, shown, type TriedPattern } from './streamed-patterns.js';

/** An opener with a repetition that nothing in a text ends but the rest of the opener: `<f.*?>`. Behind its beginning all text waits,
 * other openers too. Quirks, 12. */
export const openEndedOpener: Rule = {
  code: 'open-ended-opener',
  severity: 'warning',
  local: true,
  whenLoads: 'field',
  byPattern: true,
  check: patternRule('open-ended-opener', ['open'], find),
};

function* find(pattern: TriedPattern): Iterable<PartFault> {
  const { tree, compiled } = pattern;
  if (heldFrom(compiled, PLAIN) < HELD_AT_ONCE) return; // that it holds everything is another rule's
  const runs = patternNodes(tree.root).filter((node) => node.type === 'quantifier' && !Number.isFinite(node.max));
  for (const node of runs) {
    if (node.type !== 'quantifier') continue;
    const fault = runFault(pattern, node);
    if (fault === undefined) continue;
    yield fault;
    return;
  }
}

function runFault({ tree, compiled }: TriedPattern, run: Quantifier): PartFault | undefined {
  const before = sampleOf(tree, { node: run, how: 'stop' }) ?? '';
  const characters = charactersOf(run.body, tree.ascii);
  const takesAll = isEverything(characters);
  if (before === '' || (takesAll && run.mode !== 'lazy')) return undefined; // greedy: another rule's
  if (characters !== undefined && ![...PROSE].every((one) => contains(characters, one.charCodeAt(0)))) return undefined;
  // What takes everything ends where the rest of the opener comes; the marks of other delimiters end anything else.
  const text = before + (takesAll ? PLAIN : PROSE);
  if (heldFrom(compiled, text) !== 0 || firstMatch(compiled, text)?.start === 0) return undefined;
  return {
    ...placeOf(run),
    message:
      `Behind ${shown(before)} all text is held until the rest of the opener comes, and other openers are passed over: an output that has ` +
      `${shown(before)} in its text, or is cut off there, shows nothing more until it ends, and the answer behind it is lost.`,
    data: { quantifierStart: run.quantifierStart },
  };
}
