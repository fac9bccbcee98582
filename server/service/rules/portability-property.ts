import { constructRule } from './portability.js';

/** `\p{…}`: which names and forms are known differs. */
export const portabilityProperty = constructRule('portability-property', (node, { source }) => {
  if (node.type !== 'class' || node.kind !== 'property') return undefined;
  const { start, end } = node;
  const written = source.slice(start, end);
  if (written[2] !== '{')
    return { construct: 'property-short', rewrite: { start: start + 2, end, text: `{${written.slice(2)}}` } };
  const isPlain = /^..\{(?:[A-Z][a-z&]?|[^^][\w ]*[=:].*)\}$/.test(written);
  return { construct: isPlain ? 'property' : 'property-script' };
});
