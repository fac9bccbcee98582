import { partRange } from '../document/ranges.js';
import { type CompiledPattern, patternNodes } from '../engine.js';
import { firstMatch, PROSE } from '../patterns/probe.js';
import { sampleOf } from '../patterns/sample.js';
import type { Rule, RuleContext, RuleFinding } from './rule.js';
import { placeOf, type TriedPattern, triedPatterns } from './streamed-patterns.js';

/** A closer that matches nothing: it closes its region at once, or, of the implicit field, stops the Python reference. Quirks, 4. */
export const zeroWidthCloser: Rule = {
  code: 'zero-width-closer',
  severity: 'warning',
  local: false,
  whenLoads: 'field',
  check,
};

const AT_ONCE = 'This closer matches where nothing stands: the region closes at once, and its text is left outside.';
const STOPS =
  'Where this matches nothing, the Python reference stops: the implicit field has nothing to close, and all text behind it is lost. This engine passes it over.';

function* check(context: RuleContext): Iterable<RuleFinding> {
  const implicit = new Set(context.fields.flatMap(({ name, opener }) => (opener === undefined ? [name] : [])));
  for (const pattern of triedPatterns(context, ['close'])) {
    const isImplicit = implicit.has(pattern.field);
    const matchesNothing = isImplicit ? mayMatchNothing(pattern) : matchesNothingAnywhere(pattern);
    if (!matchesNothing) continue;
    const { start, end } = placeOf(pattern.tree.root);
    const place = partRange(context.template, pattern.path, { start, end });
    yield { ...place, message: isImplicit ? STOPS : AT_ONCE, data: { path: pattern.path, start, end } };
  }
}

function matchesNothingAnywhere({ compiled, study }: TriedPattern): boolean {
  return study.once('matches nothing', () => matchesNothingIn(compiled, PROSE));
}

/** Also in front of what a look-ahead wants to see. */
function mayMatchNothing(pattern: TriedPattern): boolean {
  const { tree, compiled, study } = pattern;
  return study.once('may match nothing', () => {
    if (matchesNothingAnywhere(pattern)) return true;
    return patternNodes(tree.root).some((node) => {
      if (node.type !== 'look' || node.direction !== 'ahead' || node.negated) return false;
      const text = sampleOf(tree, { node, how: 'write' });
      return text !== undefined && matchesNothingIn(compiled, `Hello${text} World`);
    });
  });
}

/** At the very end a match of nothing does not count. */
function matchesNothingIn(compiled: CompiledPattern, text: string): boolean {
  const match = firstMatch(compiled, text, 1);
  return match !== undefined && match.start === match.end && match.end < text.length;
}
