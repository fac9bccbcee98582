import type { PatternNode, SetItem } from '../../../parser/regex/tree.js';
import { partRange } from '../document/ranges.js';
import { patternNodes } from '../engine.js';
import type { RuleContext, RuleFinding } from './rule.js';

/** A construct that not every engine has: what it is called and which engines lack it. */
export interface Construct {
  readonly name: string;
  readonly lackedBy: readonly string[];
  /** What else differs, as a sentence. */
  readonly note?: string;
  /** The part of the node to mark, in decoded units; the whole node without it. */
  readonly place?: { readonly start: number; readonly end: number };
}

/** One finding for each node of the template's patterns that is such a construct. */
export function* constructFindings(
  { template, patterns }: RuleContext,
  recognize: (node: PatternNode | SetItem) => Construct | undefined,
): Iterable<RuleFinding> {
  for (const { path, tree } of patterns) {
    if (tree.issues.length > 0) continue; // it does not compile: that is the finding
    for (const node of patternNodes(tree.root)) {
      const construct = recognize(node);
      if (construct === undefined) continue;
      const { start, end } = construct.place ?? node;
      yield {
        ...partRange(template, path, { start, end }),
        message: sentence(construct),
        data: { engines: construct.lackedBy },
      };
    }
  }
}

function sentence({ name, lackedBy, note }: Construct): string {
  const lack = `${name}: not in ${lackedBy.slice(0, -1).join(', ')} and ${lackedBy.at(-1)}.`;
  return note === undefined ? lack : `${lack} ${note}`;
}
