import { constructRule } from './portability.js';

/** `\w`, `\d`, `\s` and `\b`: in some engines of ASCII only. */
export const portabilityUnicodeClass = constructRule('portability-unicode-class', (node) => {
  if (node.type === 'class' && !node.ascii && isShort(node.kind)) return { construct: node.kind };
  const isBoundary = node.type === 'assertion' && /^(not-)?word-boundary$/.test(node.kind) && !node.ascii;
  return isBoundary ? { construct: 'word-boundary' } : undefined;
});

function isShort(kind: string): kind is 'word' | 'digit' | 'space' {
  return kind === 'word' || kind === 'digit' || kind === 'space';
}
