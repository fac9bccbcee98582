import { constructRule, type FoundConstruct } from './portability.js';

/** Names of groups: `(?P<name>…)` is what the format is written with, and what some engines do not read. */
export const portabilityNamedGroup = constructRule('portability-named-group', (node, { source }) => {
  if (node.type !== 'group' || node.name === undefined) return undefined;
  const place = { start: node.start, end: (node.nameEnd ?? node.start) + 1 };
  return {
    construct: source.startsWith('(?P<', node.start) ? 'named-group' : 'named-group-angle',
    place,
    ...rewriteOf(node.start, source),
  };
});

/** `(?<name>` is `(?P<name>` to the reference, and to more engines that read Python's patterns. */
function rewriteOf(start: number, source: string): Pick<FoundConstruct, 'rewrite'> {
  return source.startsWith('(?<', start) ? { rewrite: { start, end: start + 3, text: '(?P<' } } : {};
}
