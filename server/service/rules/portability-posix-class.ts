import { constructRule } from './portability.js';

/** `[[:alpha:]]` and its kin. */
export const portabilityPosixClass = constructRule('portability-posix-class', (node) =>
  node.type === 'class' && node.kind === 'posix' ? { construct: 'posix' } : undefined,
);
