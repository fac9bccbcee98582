import type { Construct } from '../portability/constructs.js';
import { constructRule, isSetPart } from './portability.js';

/** Braces and brackets as literal text, not escaped: JSON in a pattern. In sets they are read everywhere. */
export const portabilityBrace = constructRule('portability-brace', (node, { source }, parent) => {
  if (node.type !== 'character' || node.escaped || node.end - node.start !== 1) return undefined;
  const construct = CONSTRUCT_OF.get(source[node.start] ?? '');
  if (construct === undefined || isSetPart(parent)) return undefined;
  return { construct, rewrite: { start: node.start, end: node.start, text: '\\' } };
});

const CONSTRUCT_OF: ReadonlyMap<string, Construct> = new Map([
  ['{', 'brace-open'],
  ['}', 'brace-close'],
  [']', 'bracket-close'],
]);
