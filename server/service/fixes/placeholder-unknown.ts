import { quoted } from '../quoting.js';
import { fieldOf, placeholderNames } from './field-names.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { nearestName } from './nearest.js';
import { textAt } from './values.js';

export const placeholderUnknown: Fix = { code: 'placeholder-unknown', remedies };

function* remedies({ path, data }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const name = data.text('name');
  const text = textAt(template, path);
  if (name === undefined || text === undefined) return;
  const known = placeholderNames(template, fieldOf(path));
  const near = nearestName(name, known);
  const root = { start: 1, end: 1 + name.length };
  // With one group, that group is meant; with several, all but a near one would be a guess.
  const groups = known.filter((one) => one !== 'content');
  for (const one of near === undefined ? groups.slice(0, groups.length === 1 ? 1 : 0) : [near]) {
    const title = `Change to {${quoted(text.replace(name, one).slice(1, -1))}}`;
    yield { title, edits: editor.replacePart(path, root, one), isPreferred: one === near, uncovers: true };
  }
  if (near === 'content') return;
  const title = `Read "${quoted(name)}" from the parsed value: {content.${quoted(text.slice(1, -1))}}`;
  const isObject = textAt(template, [...fieldOf(path), 'content']) === 'json';
  if (isObject) yield { title, edits: editor.replacePart(path, { start: 1, end: 1 }, 'content.'), uncovers: true };
}
