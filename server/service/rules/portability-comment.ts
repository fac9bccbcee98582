import { constructRule } from './portability.js';

/** Comments `(?#…)`. */
export const portabilityComment = constructRule('portability-comment', (node) =>
  node.type === 'comment'
    ? { construct: 'comment', rewrite: { start: node.start, end: node.end, text: '' } }
    : undefined,
);
