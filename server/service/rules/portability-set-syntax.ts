import type { Construct } from '../portability/constructs.js';
import { constructRule, type FoundConstruct } from './portability.js';

/** What is literal in a set here, and an operation, a set or an error elsewhere. */
export const portabilitySetSyntax = constructRule('portability-set-syntax', (node, { source }) => {
  if (node.type !== 'set' || node.operator !== 'union') return undefined;
  const inside = node.start + (node.negated ? 2 : 1);
  if (source[inside] === ']') return escaped('set-bracket-first', inside, 1);
  for (const [at, item] of node.items.entries()) {
    const next = node.items[at + 1];
    if (item.type === 'class' && next?.type === 'character' && source[next.start] === '-' && at + 2 < node.items.length)
      return escaped('set-class-hyphen', next.start, 1);
    if (item.type !== 'character' || item.escaped) continue;
    const { start } = item;
    if (source[start] === '[') return escaped('set-bracket', start, 1);
    if (source.startsWith('&&', start)) return escaped('set-and', start, 2);
    if (source.startsWith('~~', start)) return escaped('set-tildes', start, 2);
  }
  return undefined;
});

/** With a backslash in front every engine reads it as it is meant. */
function escaped(construct: Construct, start: number, length: number): FoundConstruct {
  const place = { start, end: start + length };
  return { construct, place, rewrite: { start, end: start, text: '\\' } };
}
