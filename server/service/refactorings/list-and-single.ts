import { valueAt } from '../fixes/values.js';
import { delimiterAt } from './delimiter-at.js';
import type { Rewriting, Selected } from './refactoring.js';

/** A literal as a list of one, to which others can be added; a list of one as its literal. */
export function* listAndSingle({ template, editor, paths }: Selected): Iterable<Rewriting> {
  const delimiter = delimiterAt(paths);
  if (delimiter === undefined) return;
  const path = [...delimiter.owner, delimiter.literal];
  const value = valueAt(template, path);
  if (typeof value === 'string') {
    yield { title: `Put the literal of "${delimiter.literal}" in a list`, edits: editor.wrap(path, '[', ']') };
  }
  if (Array.isArray(value) && value.length === 1) {
    yield { title: `Take the literal of "${delimiter.literal}" out of its list`, edits: editor.unwrap(path) };
  }
}
