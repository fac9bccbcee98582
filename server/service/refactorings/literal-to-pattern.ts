import { patternOfLiterals } from '../edits/delimiter-text.js';
import { together } from '../edits/template-editor.js';
import { valueAt } from '../fixes/values.js';
import { delimiterAt } from './delimiter-at.js';
import type { Rewriting, Selected } from './refactoring.js';

/** A literal, or a list of them, as a pattern that matches the same: the longest literal first, as the engine tries them. */
export function* literalToPattern({ template, editor, paths }: Selected): Iterable<Rewriting> {
  const delimiter = delimiterAt(paths);
  if (delimiter === undefined) return;
  const { owner, literal, pattern } = delimiter;
  const path = [...owner, literal];
  const value = valueAt(template, path);
  const literals = (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string' && item !== '');
  if (literals.length === 0) return;
  const written = patternOfLiterals(literals.map(String));
  yield {
    title: `Convert "${literal}" to "${pattern}"`,
    edits: together(editor.rename(path, pattern), editor.replace(path, written)),
  };
}
