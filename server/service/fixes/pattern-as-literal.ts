import { together } from '../edits/template-editor.js';
import { parsePattern } from '../engine.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { escapedToken } from './token-as-pattern.js';
import { textAt } from './values.js';

export const patternAsLiteral: Fix = { code: 'pattern-as-literal', remedies };

function* remedies({ path }: FixedFinding, context: FixContext): Iterable<Remedy> {
  const text = textAt(context.template, path) ?? '';
  const key = String(path.at(-1));
  const isSingle = typeof path.at(-1) === 'string';
  const plain = withoutEscapes(text);
  const alternatives = text.split(/(?<=>)\|(?=<)/u);
  if (plain !== undefined)
    yield {
      title: 'Write the characters themselves',
      edits: context.editor.replace(path, plain),
      isPreferred: true,
      uncovers: true,
    };
  else if (isSingle && alternatives.length > 1)
    yield {
      title: 'Make it a list',
      edits: context.editor.replace(path, alternatives),
      isPreferred: true,
      uncovers: true,
    };
  const pattern = text.replace(/<\|[^<>|\n]+\|>/gu, escapedToken).replace(/(?<=<[^<>\s]*)\.(?=[*+]>)/gu, '[^>]');
  if (!isSingle || key.endsWith('_sep') || parsePattern(pattern).issues.length > 0) return;
  const edits = together(
    context.editor.rename(path, `${key}_pattern`),
    pattern === text ? [] : context.editor.replace(path, pattern),
  );
  yield {
    title: `Change to "${key}_pattern"`,
    edits,
    isPreferred: plain === undefined && alternatives.length === 1,
    uncovers: true,
  };
}

const CONTROLS: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

/** The text for which escapes stand, where the literal has nothing else of a pattern. */
function withoutEscapes(text: string): string | undefined {
  const plain = text.replace(/\\([nrt/|[\]])(?![*+?])/gu, (_, escaped: string) => CONTROLS.get(escaped) ?? escaped);
  return plain === text || /\\|\(\?|\.[*+]|\[\^|\|\$$/u.test(plain) ? undefined : plain;
}
