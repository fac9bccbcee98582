import {
  type CompiledPattern,
  contains,
  FREE_STEPS,
  findAll,
  intersection,
  PatternLimitError,
  type PatternNode,
  type PatternTree,
  patternNodes,
  type Quantifier,
} from '../engine.js';
import { charactersOf, exampleOf } from './characters.js';
import { sampleOf } from './sample.js';

/** A text on which a pattern takes more time than it should: `before`, `pump` again and again, `behind`. */
export interface Attack {
  readonly before: string;
  readonly pump: string;
  readonly behind: string;
  /** `explodes`: a few dozen characters take thousands of steps; `grows`: twice the text takes about four times as many, or more. */
  readonly kind: 'explodes' | 'grows';
}

/** Hardly a pattern goes on with it, so everything is tried. */
const WRONG = '\u0000';
const MOST_ATTACKS = 32;

/** With so few steps failures are not remembered: what a plain backtracking engine does shows. */
const FEW_STEPS = 1900;
const FEW_PUMPS = 24;
/** More than the text itself pays for: see the engine's budget. */
const SOME_STEPS = 2000;
const SOME_PUMPS = 300;
/** In UTF-16 units: a long pump is repeated less often. */
const LONGEST_PUMPED = 1200;
const MOST_STEPS = 400_000;
/** Of twice the text. In proportion it is 2, and 4 where each character goes with each other one. */
const GROWTH = 3;

/** The worst attack on a pattern that is found; undefined where all that are tried take time in proportion. Counted in steps, never in time. */
export function attackOn(tree: PatternTree, compiled: CompiledPattern): Attack | undefined {
  const attacks = [...attacksFor(tree)].slice(0, MOST_ATTACKS);
  const explosive = attacks.find((attack) => explodes(compiled, attack));
  if (explosive !== undefined) return { ...explosive, kind: 'explodes' };
  const growing = attacks.find((attack) => grows(compiled, attack));
  return growing === undefined ? undefined : { ...growing, kind: 'grows' };
}

type Text = Omit<Attack, 'kind'>;

function textOf({ before, pump, behind }: Text, count: number): string {
  return before + pump.repeat(Math.min(count, Math.ceil(LONGEST_PUMPED / pump.length))) + behind;
}

/** Of twice the repetitions. The third power makes 8 of it. */
const EXPLOSION = 12;

/** Whether twice the repetitions multiply the steps by more than the third power would. */
function explodes(compiled: CompiledPattern, attack: Text): boolean {
  if (!exceeds(compiled, textOf(attack, FEW_PUMPS), FEW_STEPS)) return false;
  const steps = (count: number) => stepsFor(compiled, textOf(attack, count), 8, FEW_STEPS);
  return [4, 5, 6, 8, 10].some((count) => steps(2 * count) >= EXPLOSION * steps(count));
}

function grows(compiled: CompiledPattern, attack: Text): boolean {
  if (!exceeds(compiled, textOf(attack, SOME_PUMPS), SOME_STEPS)) return false;
  const once = stepsFor(compiled, textOf(attack, SOME_PUMPS), SOME_STEPS, MOST_STEPS);
  return (
    once < MOST_STEPS + FREE_STEPS &&
    stepsFor(compiled, textOf(attack, 2 * SOME_PUMPS), SOME_STEPS, GROWTH * MOST_STEPS) >= GROWTH * once
  );
}

/** About how many steps all matches in a text take, beside those that the text and the matches pay. @param most where counting ends */
function stepsFor(compiled: CompiledPattern, text: string, least: number, most: number): number {
  let enough = least;
  while (enough < most && exceeds(compiled, text, enough)) enough = Math.min(most, enough * 2);
  let few = enough / 2;
  for (let times = 0; times < 6; times += 1) {
    const middle = Math.ceil((few + enough) / 2);
    if (exceeds(compiled, text, middle)) few = middle;
    else enough = middle;
  }
  return enough + FREE_STEPS;
}

function exceeds(compiled: CompiledPattern, text: string, steps: number): boolean {
  try {
    findAll(compiled, text, { steps });
    return false;
  } catch (error) {
    if (error instanceof PatternLimitError) return true;
    throw error;
  }
}

/** Texts for each repetition without a (small) bound: what stands before it, and what it may take in more than one way. */
function* attacksFor(tree: PatternTree): Iterable<Text> {
  const loops = patternNodes(tree.root).filter((node) => node.type === 'quantifier' && node.max > FEW_PUMPS);
  for (const loop of loops) {
    if (loop.type !== 'quantifier') continue;
    const before = sampleOf(tree, { node: loop, how: 'stop' });
    if (before === undefined) continue;
    // Engines give up where a text that must come is nowhere: let it be there, out of reach.
    const ends = new Set([WRONG, WRONG + (sampleOf(tree) ?? '')]);
    const others = loops.flatMap((other) => (other.type === 'quantifier' && other !== loop ? [other] : []));
    for (const pump of new Set(pumpsFor(tree, loop, others))) {
      for (const behind of pump === '' ? [] : ends) yield { before, pump, behind };
    }
  }
}

function* pumpsFor(tree: PatternTree, { body }: Quantifier, others: readonly Quantifier[]): Iterable<string> {
  const own = charactersOf(body, tree.ascii);
  for (const other of others) {
    const shared = charactersOf(other.body, tree.ascii);
    if (own !== undefined && shared !== undefined) yield exampleOf(intersection(own, shared)) ?? '';
  }
  for (const branch of branchesOf(body)) yield sampleOf({ ...tree, root: branch }) ?? '';
  for (const node of patternNodes(tree.root)) {
    if (node.type !== 'character' || own === undefined || !contains(own, node.codePoint)) continue;
    yield String.fromCodePoint(node.codePoint);
  }
}

/** The choices of a body. */
function branchesOf(node: PatternNode): readonly PatternNode[] {
  if (node.type === 'group') return branchesOf(node.body);
  const [only, ...more] = node.type === 'sequence' ? node.items : [];
  if (only !== undefined && more.length === 0) return branchesOf(only);
  return node.type === 'alternation' ? node.branches : [node];
}
