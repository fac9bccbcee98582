import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { allBut, treeAt } from './pattern-nodes.js';

/** The name ends where the character behind it stands, whatever it is made of. */
export const nameWordOnly: Fix = { code: 'name-word-only', remedies };

function* remedies({ path, data }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const part = data.part();
  const tree = treeAt(template, path);
  if (part === undefined || tree === undefined) return;
  const name = `${allBut(tree, part.end + 1, '\\s') ?? '[\\w.-]'}+`;
  yield {
    title: `Take the name with ${name}`,
    edits: editor.replacePart(path, part, name),
    isPreferred: true,
  };
}
