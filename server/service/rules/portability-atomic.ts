import { constructRule } from './portability.js';

/** Atomic groups `(?>…)`: the specification discourages them. */
export const portabilityAtomic = constructRule('portability-atomic', (node) =>
  node.type === 'group' && node.kind === 'atomic' ? { construct: 'atomic' } : undefined,
);
