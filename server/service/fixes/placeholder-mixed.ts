import { quoted } from '../quoting.js';
import { placeholderPlace } from '../rules/placeholders.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { textAt } from './values.js';

export const placeholderMixed: Fix = { code: 'placeholder-mixed', remedies };

function* remedies({ path }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const text = textAt(template, path);
  if (text === undefined) return;
  const { start, end } = placeholderPlace(text);
  const placeholder = text.slice(start, end);
  const around = text.slice(0, start) + text.slice(end);
  // White space, and the doubled braces of other languages, say nothing: there is only one thing to mean.
  const isCertain = /^[\s{}]*$/.test(around);
  const title = `Change to ${quoted(placeholder)}${isCertain ? '' : ' alone'}`;
  const edits = [
    ...(editor.replacePart(path, { start: 0, end: start }, '') ?? []),
    ...(editor.replacePart(path, { start: end, end: text.length }, '') ?? []),
  ].filter((edit) => edit.end > edit.start);
  yield { title, edits, isPreferred: isCertain, safe: isCertain };
}
