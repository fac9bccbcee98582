import { constructRule } from './portability.js';

/** `\K`. */
export const portabilityKeep = constructRule('portability-keep', (node) =>
  node.type === 'keep' ? { construct: 'keep' } : undefined,
);
