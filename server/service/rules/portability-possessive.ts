import { constructRule } from './portability.js';

/** Possessive quantifiers `*+`, `++`, `?+`, `{…}+`: the specification discourages them. Marked at the quantifier. */
export const portabilityPossessive = constructRule('portability-possessive', (node) =>
  node.type === 'quantifier' && node.mode === 'possessive'
    ? { construct: 'possessive', place: { start: node.quantifierStart, end: node.end } }
    : undefined,
);
