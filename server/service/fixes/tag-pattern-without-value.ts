import { patternNodes } from '../engine.js';
import { quoted } from '../quoting.js';
import { valueParts } from '../rules/tag-pattern-without-value.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { treeAt } from './pattern-nodes.js';

/** The one group, or the one repetition, that can be meant for the value gets that name. */
export const tagPatternWithoutValue: Fix = { code: 'tag-pattern-without-value', remedies };

function* remedies({ path }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const tree = treeAt(template, path);
  if (tree === undefined) return;
  const [part, ...others] = valueParts(tree);
  if (part === undefined || others.length > 0) return;
  const { start, end } = part;
  const written = tree.source.slice(start, end);
  if (part.type !== 'group') {
    const edits = editor.replacePart(path, part, `(?P<value>${written})`);
    yield { title: 'Take the value in a group', edits, isPreferred: true, uncovers: true };
  } else if (part.name === undefined) {
    const edits = editor.replacePart(path, { start, end: start + 1 }, '(?P<value>');
    yield { title: 'Name the group "value"', edits, isPreferred: true, uncovers: true };
  } else if (part.nameStart !== undefined && part.nameEnd !== undefined) {
    // A reference to the group would lose it.
    if (patternNodes(tree.root).some(({ type }) => type === 'back-reference' || type === 'conditional')) return;
    const edits = editor.replacePart(path, { start: part.nameStart, end: part.nameEnd }, 'value');
    yield { title: `Rename the group "${quoted(part.name)}" to "value"`, edits, isPreferred: true, uncovers: true };
  }
}
