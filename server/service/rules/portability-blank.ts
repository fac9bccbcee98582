import { constructRule } from './portability.js';

/** `\h`. */
export const portabilityBlank = constructRule('portability-blank', (node) =>
  node.type === 'class' && node.kind === 'blank' ? { construct: 'blank' } : undefined,
);
