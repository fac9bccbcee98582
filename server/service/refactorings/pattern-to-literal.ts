import { together } from '../edits/template-editor.js';
import { type PatternNode, parsePattern } from '../engine.js';
import { textAt } from '../fixes/values.js';
import { delimiterAt } from './delimiter-at.js';
import type { Rewriting, Selected } from './refactoring.js';

/** A pattern that matches a few fixed texts, as these texts. */
export function* patternToLiteral({ template, editor, paths }: Selected): Iterable<Rewriting> {
  const delimiter = delimiterAt(paths);
  if (delimiter === undefined) return;
  const { owner, literal, pattern } = delimiter;
  const path = [...owner, pattern];
  const source = textAt(template, path);
  const literals = source === undefined ? undefined : literalsOf(source);
  const [first] = literals ?? [];
  if (literals === undefined || first === undefined) return;
  yield {
    title: `Convert "${pattern}" to "${literal}"`,
    edits: together(editor.rename(path, literal), editor.replace(path, literals.length === 1 ? first : literals)),
  };
}

/** The texts that a pattern matches; undefined where there are others, or the order of the branches decides. */
function literalsOf(source: string): readonly string[] | undefined {
  const { root, issues } = parsePattern(source);
  if (issues.length > 0) return undefined;
  const branches = root.type === 'alternation' ? root.branches : [root];
  const texts = branches.map(textOf).filter((text) => text !== undefined && text !== '');
  // Of a list, the longer literal wins; of branches, the first.
  const decides = texts.some((text, at) => texts.slice(at + 1).some((later) => later?.startsWith(text ?? '')));
  return texts.length < branches.length || decides ? undefined : texts.filter((text) => text !== undefined);
}

function textOf(node: PatternNode): string | undefined {
  const items = node.type === 'sequence' ? node.items : [node];
  const points = items.map((item) => (item.type === 'character' && !item.ignoreCase ? item.codePoint : undefined));
  return points.some((point) => point === undefined)
    ? undefined
    : String.fromCodePoint(...points.filter((point) => point !== undefined));
}
