import type { WrittenEdit } from '../edits/written-edit.js';
import {
  type Alternation,
  difference,
  intersection,
  type PatternNode,
  type PatternTree,
  patternNodes,
  type Quantifier,
  type Ranges,
} from '../engine.js';
import { charactersOf } from '../patterns/characters.js';
import { allBut } from './pattern-nodes.js';

/** A change after which two parts of a pattern share nothing, and the whole matches what it did. Offsets are the pattern's own. */
export interface Separation {
  readonly title: string;
  readonly edits: readonly WrittenEdit[];
}

/** What can be separated in a pattern. */
export function* separationsIn(tree: PatternTree): Iterable<Separation> {
  const nodes = patternNodes(tree.root);
  // Who looks back, or refers to a group, may see what was separated.
  if (nodes.some(({ type }) => type === 'back-reference' || type === 'conditional' || type === 'branch-reset')) return;
  for (const node of nodes) {
    if (node.type === 'quantifier') yield* nestedIn(tree, node);
    if (node.type === 'sequence') yield* neighboursIn(tree, node.items);
  }
}

/** `(?:a+)+` as `(?:a)+`, and `(?:.|\n)*` as `(?:.)*`. */
function* nestedIn(tree: PatternTree, outer: Quantifier): Iterable<Separation> {
  if (Number.isFinite(outer.max) || outer.mode === 'possessive') return;
  const body = plainBody(outer.body);
  if (body?.type === 'alternation' && outer.mode === 'greedy' && outer.min <= 1) yield* coveredBranch(tree, body);
  if (body?.type !== 'quantifier' || Number.isFinite(body.max) || body.mode !== outer.mode) return;
  if (body.min > 1 || outer.min > 1 || charactersOf(body.body, tree.ascii) === undefined) return;
  const marks = tree.source.slice(outer.quantifierStart, outer.end);
  const edits = [{ start: body.quantifierStart, end: body.end, newText: '' }];
  if (body.min === 0 && outer.min === 1)
    edits.push({ start: outer.quantifierStart, end: outer.end, newText: marks.replace('+', '*') });
  yield {
    title: `Leave out the ${tree.source.slice(body.quantifierStart, body.end)} inside: the ${marks} outside repeats, too`,
    edits,
  };
}

/** A branch of nothing but characters that another branch takes one by one. */
function* coveredBranch({ source, ascii }: PatternTree, { branches }: Alternation): Iterable<Separation> {
  for (const [at, branch] of branches.entries()) {
    const own = branch.items.map((item) => charactersOf(item, ascii));
    const taker = branches.find((other, index) => {
      const taken = index === at ? undefined : charactersOf(other, ascii);
      return own.length > 0 && own.every((characters) => covers(taken, characters));
    });
    if (taker === undefined) continue;
    const [left, takes] = [branch, taker].map(({ start, end }) => source.slice(start, end));
    const isBehind = source.charAt(branch.start - 1) === '|';
    const place = isBehind
      ? { start: branch.start - 1, end: branch.end }
      : { start: branch.start, end: branch.end + 1 };
    yield { title: `Leave out ${left}: ${takes} takes it, too`, edits: [{ ...place, newText: '' }] };
  }
}

/** A repetition of single characters that has no end of its own, maybe the last thing in a group. */
interface Run {
  readonly quantifier: Quantifier;
  readonly characters: Ranges;
  readonly isGrouped: boolean;
}

function runOf(node: PatternNode | undefined, ascii: boolean, isGrouped = false): Run | undefined {
  if (node?.type === 'group' && (node.kind === 'capture' || node.kind === 'non-capture'))
    return runOf(lastOf(node.body), ascii, true);
  if (node?.type !== 'quantifier' || Number.isFinite(node.max) || node.mode === 'possessive') return undefined;
  const characters = charactersOf(node.body, ascii);
  return characters && { quantifier: node, characters, isGrouped };
}

function lastOf(node: PatternNode): PatternNode | undefined {
  return node.type === 'sequence' ? node.items.at(-1) : node;
}

function* neighboursIn(tree: PatternTree, items: readonly PatternNode[]): Iterable<Separation> {
  for (const [at, item] of items.entries()) {
    const run = runOf(item, tree.ascii);
    const next = items[at + 1];
    if (run === undefined || next === undefined) continue;
    yield* besideRun(tree, item, run, next, items[at + 2]);
    yield* aroundCharacter(tree, run, next, items[at + 2]);
  }
}

/** `\s*\s*` as `\s*`, and `\w+.*` as `\w+(?!\w).*`, where what follows is no word. */
function* besideRun(
  { source, ascii }: PatternTree,
  item: PatternNode,
  first: Run,
  next: PatternNode,
  behind: PatternNode | undefined,
): Iterable<Separation> {
  const second = runOf(next, ascii);
  if (second === undefined || second.isGrouped || second.quantifier.min > 0) return;
  if (!covers(second.characters, first.characters)) return;
  const [taken, left] = [first, second].map(({ quantifier: { start, end } }) => source.slice(start, end));
  if (!first.isGrouped && covers(first.characters, second.characters)) {
    const edits = [{ start: next.start, end: next.end, newText: '' }];
    yield { title: `Leave out ${left}: ${taken} takes the same`, edits };
    return;
  }
  if (first.quantifier.mode === 'lazy' || !isOutside(behind, first.characters, ascii)) return;
  const { body } = first.quantifier;
  const look = `(?!${source.slice(body.start, body.end)})`;
  yield {
    title: `Let ${taken} take all that it can: add ${look}`,
    edits: [{ start: item.end, end: item.end, newText: look }],
  };
}

/** Whether a node begins with none of these characters: it must take one. */
function isOutside(node: PatternNode | undefined, characters: Ranges, ascii: boolean): boolean {
  const first = node?.type === 'quantifier' && node.min > 0 ? node.body : node;
  const own = first && charactersOf(first, ascii);
  return own !== undefined && intersection(own, characters).length === 0;
}

/** `\s*\n\s*` as `[^\S\n]*\n\s*`: the first of the characters between is the one. */
function* aroundCharacter(
  { source, ascii }: PatternTree,
  { quantifier, characters, isGrouped }: Run,
  middle: PatternNode,
  last: PatternNode | undefined,
): Iterable<Separation> {
  const second = runOf(last, ascii);
  if (middle.type !== 'character' || isGrouped || quantifier.min > 0 || second === undefined) return;
  if (second.quantifier.min > 0 || !covers(second.characters, characters)) return;
  const own = charactersOf(middle, ascii);
  if (own === undefined || !covers(characters, own)) return;
  const set = withoutCharacter(quantifier.body, String.fromCodePoint(middle.codePoint));
  if (set === undefined) return;
  const { start, end } = quantifier.body;
  yield { title: `Write ${source.slice(start, end)} as ${set}`, edits: [{ start, end, newText: set }] };
}

function withoutCharacter(node: PatternNode, character: string): string | undefined {
  if (node.type === 'dot' && node.matchesNewline) return allBut(character);
  const isSpace = node.type === 'class' && node.kind === 'space' && !node.negated;
  return isSpace ? `[^\\S${character === '\n' ? '\\n' : character}]` : undefined;
}

/** What stands in groups without a name. */
function plainBody(node: PatternNode): PatternNode | undefined {
  if (node.type === 'group') return node.kind === 'non-capture' ? plainBody(node.body) : undefined;
  const [only, ...more] = node.type === 'sequence' ? node.items : [node];
  if (only === undefined || more.length > 0) return undefined;
  return node.type === 'sequence' ? plainBody(only) : node;
}

function covers(outer: Ranges | undefined, inner: Ranges | undefined): boolean {
  return outer !== undefined && inner !== undefined && difference(inner, outer).length === 0;
}
