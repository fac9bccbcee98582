import type { WrittenRange } from '../document/locate.js';
import type { WrittenEdit } from '../edits/written-edit.js';
import { quoted } from '../quoting.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { textAt } from './values.js';

/** Constructs for which the rule knows another form, with which the reference finds the same matches. */
const CODES = [
  'portability-named-group',
  'portability-escape',
  'portability-brace',
  'portability-comma-quantifier',
  'portability-set-syntax',
  'portability-property',
  'portability-text-end',
  'portability-word-edge',
  'portability-comment',
  'portability-fail',
] as const;

export const portabilityRewrites: readonly Fix[] = CODES.map((code) => ({ code, remedies }));

function* remedies({ path, data }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const rewrite = data.record('rewrite');
  const [place, text] = [rewrite?.part(), rewrite?.text('text')];
  const pattern = textAt(template, path);
  if (place === undefined || text === undefined || pattern === undefined) return;
  const title = titleOf(pattern, data.part() ?? place, { ...place, newText: text });
  yield { title, edits: editor.replacePart(path, place, text), isPreferred: true, safe: true };
}

/** The whole construct, before and after. */
function titleOf(pattern: string, part: WrittenRange, edit: WrittenEdit): string {
  const start = Math.min(part.start, edit.start);
  const end = Math.max(part.end, edit.end);
  const after = pattern.slice(start, edit.start) + edit.newText + pattern.slice(edit.end, end);
  const before = quoted(pattern.slice(start, end));
  return after === '' ? `Delete ${before}` : `Write ${before} as ${quoted(after)}`;
}
