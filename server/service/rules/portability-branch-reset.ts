import { constructRule } from './portability.js';

/** Branch reset `(?|…)`. */
export const portabilityBranchReset = constructRule('portability-branch-reset', (node) =>
  node.type === 'branch-reset' ? { construct: 'branch-reset' } : undefined,
);
