import { constructRule } from './portability.js';

/** `\G`. */
export const portabilitySearchStart = constructRule('portability-search-start', (node) =>
  node.type === 'assertion' && node.kind === 'search-start' ? { construct: 'search-start' } : undefined,
);
