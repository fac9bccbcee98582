import { constructRule } from './portability.js';

/** `(*FAIL)`, `(*F)`. */
export const portabilityFail = constructRule('portability-fail', ({ type, start, end }) =>
  type === 'fail' ? { construct: 'fail', rewrite: { start, end, text: '(?!)' } } : undefined,
);
