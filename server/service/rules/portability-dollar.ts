import { constructRule } from './portability.js';

/** `$`: before a final newline it stands in Python and its kin only. */
export const portabilityDollar = constructRule('portability-dollar', (node) =>
  node.type === 'assertion' && node.kind === 'end-or-newline' ? { construct: 'dollar' } : undefined,
);
