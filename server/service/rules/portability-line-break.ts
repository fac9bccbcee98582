import { constructRule } from './portability.js';

/** `\R`. */
export const portabilityLineBreak = constructRule('portability-line-break', (node) =>
  node.type === 'line-break' ? { construct: 'line-break' } : undefined,
);
