import type { BackReference, Conditional, Group, PatternTree } from '../../../../parser/regex/tree.js';
import type { WrittenRange } from '../../document/locate.js';
import { patternNodes, type VisitedNode } from '../../engine.js';

/** Where a group is named, or referred to by its name or number. Offsets are decoded units of the pattern. */
export interface GroupPlace extends WrittenRange {
  /** The group's name; its number where it has none. */
  readonly name: string;
  readonly role: 'definition' | 'use';
  readonly isNumber: boolean;
  readonly whole: WrittenRange;
}

/** All places of a pattern's groups. A group without a name counts where something refers to it. */
export function groupPlaces(tree: PatternTree): readonly GroupPlace[] {
  const places = patternNodes(tree.root).flatMap((node) => placeIn(tree, node) ?? []);
  const used = new Set(places.filter(({ role }) => role === 'use').map(({ name }) => name));
  return places.filter(({ role, isNumber, name }) => role === 'use' || !isNumber || used.has(name));
}

function placeIn(tree: PatternTree, node: VisitedNode): GroupPlace | undefined {
  switch (node.type) {
    case 'group':
      return definition(node);
    case 'back-reference':
      return backReference(tree, node);
    case 'conditional':
      return test(tree, node);
    case 'unsupported':
      return node.construct === 'group-call' ? call(tree, node) : undefined;
    default:
      return undefined;
  }
}

function definition(node: Group): GroupPlace | undefined {
  const { name, nameStart, nameEnd, number } = node;
  if (number === undefined) return undefined;
  const whole = { start: node.start, end: node.end };
  if (name === undefined || nameStart === undefined || nameEnd === undefined)
    return { name: String(number), start: node.start, end: node.start + 1, role: 'definition', isNumber: true, whole };
  // A name that could not be read is none.
  if (name === '') return undefined;
  return { name, start: nameStart, end: nameEnd, role: 'definition', isNumber: false, whole };
}

/** `(?P=name)`, `\g<name>`, `\g<1>`, `\1` */
function backReference(tree: PatternTree, node: BackReference): GroupPlace | undefined {
  const { name, nameStart, nameEnd, group } = node;
  if (name !== undefined && nameStart !== undefined && nameEnd !== undefined)
    return name === '' ? undefined : use(name, { start: nameStart, end: nameEnd }, false);
  return group > 0 ? use(nameOf(tree, group), node, true) : undefined;
}

/** `(?(name)…)`, `(?(1)…)` */
function test(tree: PatternTree, { test, start }: Conditional): GroupPlace | undefined {
  if ('type' in test) return undefined;
  const nameStart = start + '(?('.length;
  const written = tree.source.slice(nameStart).match(/^[^)]*/)?.[0] ?? '';
  const place = { start: nameStart, end: nameStart + written.length };
  const isDefine = test.name === 'DEFINE' && test.group === 0; // a test that never holds
  if (test.name !== undefined) return isDefine ? undefined : use(test.name, place, false);
  return test.group > 0 ? use(nameOf(tree, test.group), place, true) : undefined;
}

/** `(?P>name)`, `(?&name)`: the engine refuses them, and a new name belongs there too. */
function call(tree: PatternTree, { start, end }: WrittenRange): GroupPlace | undefined {
  const [, opening = '', name = ''] = /^(\(\?(?:P[>&]|&))(.*)\)$/s.exec(tree.source.slice(start, end)) ?? [];
  if (name === '') return undefined;
  return use(name, { start: start + opening.length, end: end - 1 }, false);
}

function use(name: string, { start, end }: WrittenRange, isNumber: boolean): GroupPlace {
  return { name, start, end, role: 'use', isNumber, whole: { start, end } };
}

function nameOf({ groupNames, groupNumbers }: PatternTree, group: number): string {
  return groupNames[groupNumbers.indexOf(group)] ?? String(group);
}
