import { constructRule } from './portability.js';

/** `\m` and `\M`: the start and the end of a word, in Python only. */
export const portabilityWordEdge = constructRule('portability-word-edge', (node) => {
  if (node.type !== 'assertion' || node.ascii) return undefined;
  const { start, end, kind } = node;
  if (kind === 'word-start') return { construct: 'word-edge', rewrite: { start, end, text: '\\b(?=\\w)' } };
  return kind === 'word-end' ? { construct: 'word-edge', rewrite: { start, end, text: '\\b(?<=\\w)' } } : undefined;
});
