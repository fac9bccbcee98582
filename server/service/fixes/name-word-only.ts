import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { allBut, treeAt } from './pattern-nodes.js';

/** The name ends where the character behind it stands, whatever it is made of. */
export const nameWordOnly: Fix = { code: 'name-word-only', remedies };

function* remedies({ path, data }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const [start, end] = [data.offset('start'), data.offset('end')];
  const tree = treeAt(template, path);
  if (start === undefined || end === undefined || tree === undefined) return;
  const name = `${allBut(tree, end + 1, '\\s') ?? '[\\w.-]'}+`;
  yield {
    title: `Take the name with ${name}`,
    edits: editor.replacePart(path, { start, end }, name),
    isPreferred: true,
  };
}
