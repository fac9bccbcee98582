import { constructRule } from './portability.js';

/** Flags in a pattern: `(?i)` at its beginning, behind it, for a part of it. */
export const portabilityInlineFlags = constructRule('portability-inline-flags', (node, { source }) => {
  const isScoped = node.type === 'group' && node.kind === 'flags';
  if (node.type !== 'flags' && !isScoped) return undefined;
  const place = { start: node.start, end: isScoped ? node.body.start : node.end };
  const letters = source.slice(place.start + 2, place.end);
  if (letters.includes('V1')) return { construct: 'flag-version', place };
  if (letters.includes('x')) return { construct: 'flags-verbose', place };
  if (isScoped) return { construct: 'flags-scoped', place };
  return { construct: node.start === 0 ? 'flags' : 'flags-middle', place };
});
