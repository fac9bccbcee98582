import { parsePattern, patternNodes } from '../engine.js';
import { quoted } from '../quoting.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { textAt } from './values.js';

export const tagPatternWithoutKey: Fix = { code: 'tag-pattern-without-key', remedies };

/** Names of groups that mean the key. */
const KEYS: readonly string[] = ['name', 'k', 'param', 'parameter', 'arg', 'argument', 'tag'];

function* remedies({ path }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const pattern = textAt(template, path);
  if (pattern === undefined) return;
  const nodes = patternNodes(parsePattern(pattern).root);
  const isReferred = nodes.some(({ type }) => type === 'back-reference' || type === 'conditional');
  const groups = nodes.filter((node) => node.type === 'group').filter(({ kind }) => kind === 'capture');
  const others = groups.filter(({ name }) => name !== 'value');
  const group = others.find(({ name }) => name !== undefined && KEYS.includes(name)) ?? others[0];
  if (group === undefined || (isReferred && group.name !== undefined)) return;
  const { name, nameStart, nameEnd, start } = group;
  if (name === undefined) {
    const edits = editor.replacePart(path, { start, end: start + 1 }, '(?P<key>');
    yield { title: 'Name the first group "key"', edits, isPreferred: others.length === 1, uncovers: true };
  } else if (nameStart !== undefined && nameEnd !== undefined) {
    const edits = editor.replacePart(path, { start: nameStart, end: nameEnd }, 'key');
    yield {
      title: `Rename the group "${quoted(name)}" to "key"`,
      edits,
      isPreferred: others.length === 1,
      uncovers: true,
    };
  }
}
