import {
  contains,
  type PatternNode,
  type Ranges,
  rangesOfCharacter,
  rangesOfClass,
  rangesOfDot,
  rangesOfSet,
  unionOf,
} from '../engine.js';

/** The characters of a node that takes exactly one; undefined for any other node. */
export function charactersOf(node: PatternNode, ascii: boolean): Ranges | undefined {
  switch (node.type) {
    case 'character':
      return rangesOfCharacter(node.codePoint, node.ignoreCase, ascii);
    case 'dot':
      return rangesOfDot(node);
    case 'class':
      return rangesOfClass(node);
    case 'set':
      return rangesOfSet(node, ascii);
    case 'group':
      return charactersOf(node.body, ascii);
    case 'sequence': {
      const [only, ...more] = node.items;
      return only === undefined || more.length > 0 ? undefined : charactersOf(only, ascii);
    }
    case 'alternation': {
      const branches = node.branches.map((branch) => charactersOf(branch, ascii));
      return branches.every((ranges) => ranges !== undefined) ? unionOf(branches) : undefined;
    }
    default:
      return undefined;
  }
}

/** Whether these are all characters: nothing in a text ends a run of them. */
export function isEverything(ranges: Ranges | undefined): boolean {
  return ranges?.length === 2 && ranges[0] === 0 && (ranges[1] ?? 0) > 0x10ffff;
}

/** What stands for a set in an example, the most readable first. */
const SHOWN = [...'ax1 _-.<\n"=,:;/|[](){}'].map((character) => character.codePointAt(0) ?? 0);

/** A readable character of a set; undefined for an empty one. */
export function exampleOf(ranges: Ranges): string | undefined {
  const shown = SHOWN.find((codePoint) => contains(ranges, codePoint)) ?? ranges[0];
  return shown === undefined ? undefined : String.fromCodePoint(shown);
}
