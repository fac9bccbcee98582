import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { allBut, characterAt, treeAt } from './pattern-nodes.js';

/** The name ends where the character behind it stands, whatever it is made of. */
export const nameWordOnly: Fix = { code: 'name-word-only', remedies };

function* remedies({ path, data }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const part = data.part();
  const tree = treeAt(template, path);
  if (part === undefined || tree === undefined) return;
  const name = `${setUpTo(characterAt(tree, part.end + 1))}+`;
  yield {
    title: `Take the name with ${name}`,
    edits: editor.replacePart(path, part, name),
    isPreferred: true,
  };
}

function setUpTo(next: string | undefined): string {
  if (next === undefined) return '[\\w.-]';
  return /\s/u.test(next) ? '\\S' : allBut(next, '\\s');
}
