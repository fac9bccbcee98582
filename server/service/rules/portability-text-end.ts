import { constructRule } from './portability.js';

/** `\Z` and `\A`: JavaScript and automata engines have no `\Z`, others let it stand before a final newline. */
export const portabilityTextEnd = constructRule('portability-text-end', (node, { source }) => {
  if (node.type !== 'assertion') return undefined;
  if (node.kind === 'end') return { construct: 'end-of-text' };
  const isLetter = node.kind === 'start' && source[node.start] === '\\';
  if (!isLetter) return undefined;
  return { construct: 'start-of-text', rewrite: { start: node.start, end: node.end, text: '^' } };
});
