import { constructRule } from './portability.js';

/** Counted repetitions beyond what some engines compile. */
export const portabilityBigRepeat = constructRule('portability-big-repeat', (node) => {
  if (node.type !== 'quantifier') return undefined;
  const most = Number.isFinite(node.max) ? node.max : node.min;
  return most > 1000 ? { construct: 'big-repeat', place: { start: node.quantifierStart, end: node.end } } : undefined;
});
