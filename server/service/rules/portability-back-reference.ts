import { constructRule } from './portability.js';

/** Back-references: the specification discourages them, automata engines have none. */
export const portabilityBackReference = constructRule('portability-back-reference', (node, { source }) => {
  if (node.type !== 'back-reference') return undefined;
  const written = source.slice(node.start, node.end);
  if (written.startsWith('(?P=')) return { construct: 'back-reference-name' };
  return { construct: written.startsWith('\\g') ? 'back-reference-g' : 'back-reference' };
});
