import { constructRule } from './portability.js';

/** Conditionals `(?(1)yes|no)`. */
export const portabilityConditional = constructRule('portability-conditional', (node) =>
  node.type === 'conditional' ? { construct: 'conditional' } : undefined,
);
