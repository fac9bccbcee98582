import type { Character, PatternNode, Sequence } from '../../../parser/regex/tree.js';
import type { WrittenRange } from '../document/locate.js';
import { childrenOf, type VisitedNode } from '../engine.js';
import { containing } from './json-nodes.js';

/** The parts of a pattern around one of its decoded units, outer parts first: alternatives, branch, group, its body, set, item. */
export function* patternPartsAround(root: PatternNode, offset: number): Generator<WrittenRange> {
  let node: VisitedNode | undefined = root;
  while (node !== undefined) {
    yield { start: node.start, end: node.end };
    const inner: VisitedNode | undefined = containing(childrenOf(node), offset);
    yield* smallParts(node, inner, offset);
    node = inner;
  }
}

/** What is a part to a reader and no node: a name, and characters that stand together. */
function* smallParts(node: VisitedNode, inner: VisitedNode | undefined, offset: number): Generator<WrittenRange> {
  if (node.type === 'sequence' && inner?.type === 'character') yield literalRun(node, inner);
  if (node.type !== 'group' && node.type !== 'back-reference') return;
  const { nameStart, nameEnd } = node;
  if (nameStart === undefined || nameEnd === undefined) return;
  if (nameStart <= offset && offset <= nameEnd) yield { start: nameStart, end: nameEnd };
}

/** The characters around one of a sequence, up to what is no plain character. */
function literalRun({ items }: Sequence, character: Character): WrittenRange {
  const at = items.indexOf(character);
  let first = at;
  let last = at;
  while (items[first - 1]?.type === 'character') first -= 1;
  while (items[last + 1]?.type === 'character') last += 1;
  return { start: items[first]?.start ?? character.start, end: items[last]?.end ?? character.end };
}
