import type { Character, PatternNode, PatternTree } from '../tree.js';
import { caseVariants } from '../unicode/casing.js';

/** The longest text that every match must contain; undefined when there is none. */
export function requiredLiteral(tree: PatternTree): string | undefined {
  return longest(runsOf(tree.root, tree.ascii).filter((run) => run !== ''));
}

function longest(texts: readonly string[]): string | undefined {
  return texts.reduce<string | undefined>(
    (best, text) => (best === undefined || text.length > best.length ? text : best),
    undefined,
  );
}

/** Literal runs that every match of the node contains. */
function runsOf(node: PatternNode, ascii: boolean): readonly string[] {
  switch (node.type) {
    case 'character': {
      const text = literalText(node, ascii);
      return text === undefined ? [] : [text];
    }
    case 'sequence':
      return sequenceRuns(node.items, ascii);
    case 'group':
      return runsOf(node.body, ascii);
    case 'quantifier':
      return node.min > 0 ? runsOf(node.body, ascii) : [];
    default:
      return [];
  }
}

function sequenceRuns(items: readonly PatternNode[], ascii: boolean): readonly string[] {
  const found: string[] = [];
  let literal = '';
  for (const item of items) {
    const text = item.type === 'character' ? literalText(item, ascii) : undefined;
    if (text !== undefined) {
      literal += text;
    } else if (item.type !== 'flags' && item.type !== 'comment') {
      found.push(literal, ...runsOf(item, ascii));
      literal = '';
    }
  }
  return [...found, literal];
}

/** The text of a character that has no other case and is no half of a pair; undefined for any other. */
export function literalText({ codePoint, ignoreCase }: Character, ascii: boolean): string | undefined {
  const isHalf = codePoint >= 0xd800 && codePoint <= 0xdfff;
  const hasCase = ignoreCase && caseVariants(codePoint, ascii).length > 1;
  return isHalf || hasCase ? undefined : String.fromCodePoint(codePoint);
}
