import { constructRule } from './portability.js';

/** `{,n}`: no less than nothing, or literal text. */
export const portabilityCommaQuantifier = constructRule('portability-comma-quantifier', (node, { source }) => {
  if (node.type !== 'quantifier' || !source.startsWith('{,', node.quantifierStart)) return undefined;
  const at = node.quantifierStart + 1;
  return {
    construct: 'comma-quantifier',
    place: { start: at - 1, end: node.end },
    rewrite: { start: at, end: at, text: '0' },
  };
});
