import type { WrittenRange } from '../document/locate.js';
import { partRange } from '../document/ranges.js';
import { type PatternTree, type VisitedNode, walkPattern } from '../engine.js';
import type { RuleCode } from '../findings.js';
import { CONSTRUCTS, type Construct } from '../portability/constructs.js';
import type { Target } from '../portability/targets.js';
import type { Rule, RuleContext, RuleFinding, WrittenPattern } from './rule.js';

/** A construct that not every engine has, in a pattern. Offsets are the pattern's, decoded. */
export interface FoundConstruct {
  readonly construct: Construct;
  /** What to mark; the whole node without it. */
  readonly place?: WrittenRange;
  /** What may stand there instead: the reference finds the same matches with it, and more engines read it. */
  readonly rewrite?: WrittenRange & { readonly text: string };
}

/** Says of one node, in the parent in which it stands, what it is that the targets may not read. */
type Recognize = (node: VisitedNode, tree: PatternTree, parent: VisitedNode | undefined) => FoundConstruct | undefined;

/** A construct with what is marked. */
export type PlacedConstruct = FoundConstruct & { readonly place: WrittenRange };

/** A rule about constructs, each of which is seen at one node. */
export function constructRule(code: RuleCode, recognize: Recognize): Rule {
  return patternConstructRule(code, (tree) => constructsIn(tree, recognize));
}

/** A rule about constructs that are seen by looking at the whole pattern. */
export function patternConstructRule(code: RuleCode, find: (tree: PatternTree) => readonly PlacedConstruct[]): Rule {
  return {
    code,
    severity: 'information',
    local: true,
    byPattern: true,
    check: (context) => constructFindings(context, code, find),
  };
}

function* constructFindings(
  { template, patterns, targets }: RuleContext,
  code: RuleCode,
  find: (tree: PatternTree) => readonly PlacedConstruct[],
): Iterable<RuleFinding> {
  for (const { role, path, tree, study } of patterns) {
    if (tree.issues.length > 0) continue; // it does not compile: that is the finding
    for (const { construct, place, rewrite } of study.once(code, () => find(tree))) {
      const message = messageFor(construct, role, targets);
      if (message === undefined) continue;
      const { start, end } = place;
      const data = { path, start, end, construct, ...(rewrite === undefined ? {} : { rewrite: { ...rewrite } }) };
      yield { ...partRange(template, path, { start, end }), message, data };
    }
  }
}

function constructsIn(tree: PatternTree, recognize: Recognize): readonly PlacedConstruct[] {
  const constructs: PlacedConstruct[] = [];
  walkPattern(tree.root, (node, parent) => {
    const found = recognize(node, tree, parent);
    if (found !== undefined) constructs.push({ ...found, place: found.place ?? { start: node.start, end: node.end } });
    return true;
  });
  return constructs;
}

/** Whether what stands in this parent is an item of a set, or an end of a range in one. */
export function isSetPart(parent: VisitedNode | undefined): boolean {
  return parent?.type === 'set' || parent?.type === 'range';
}

/** What the targets make of a construct; undefined where it is the same to all of them. */
function messageFor(
  construct: Construct,
  role: WrittenPattern['role'],
  targets: readonly Target[],
): string | undefined {
  const { name, refused, differs = [], discouraged } = CONSTRUCTS[construct];
  const reading = (engines: readonly string[]) =>
    targets.filter(
      (target) => target.engine !== undefined && engines.includes(target.engine) && !rewrites(target, construct, role),
    );
  const sentences = [
    discouraged ? 'The specification discourages it.' : undefined,
    refusal(reading(refused)),
    ...differs.map(({ engines, how }) => difference(reading(engines), how)),
  ].filter((sentence) => sentence !== undefined);
  return sentences.length === 0 ? undefined : `${name}. ${sentences.join(' ')}`;
}

function rewrites({ rewritesNames }: Target, construct: Construct, role: WrittenPattern['role']): boolean {
  return rewritesNames && role !== 'tag' && construct === 'named-group';
}

function refusal(targets: readonly Target[]): string | undefined {
  if (targets.length === 0) return undefined;
  return `${listed(targets)} ${targets.length === 1 ? 'refuses' : 'refuse'} the pattern: the template cannot be used there.`;
}

function difference(targets: readonly Target[], how: string): string | undefined {
  return targets.length === 0 ? undefined : `In ${listed(targets)} ${how}.`;
}

/** `A, B and C`. */
export function listed(targets: readonly Target[]): string {
  const titles = targets.map(({ title }) => title);
  const last = titles.pop() ?? '';
  return titles.length === 0 ? last : `${titles.join(', ')} and ${last}`;
}
