import type { TemplatePath } from '../../../parser/values.js';
import { escapePattern, patternOfLiterals } from '../edits/delimiter-text.js';
import { together } from '../edits/template-editor.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { valueAt } from './values.js';

/** The closer looks ahead at the opener and leaves it, so all its literals become a pattern. */
export const closerTakesOpener: Fix = { code: 'closer-takes-opener', remedies };

function* remedies({ path, data }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const text = data.text('text');
  if (text === undefined) return;
  const closer: TemplatePath = typeof path.at(-1) === 'number' ? path.slice(0, -1) : path;
  const written = valueAt(template, closer);
  const others = (Array.isArray(written) ? written : []).filter((literal) => typeof literal === 'string');
  const rest = patternOfLiterals(others.filter((literal) => literal !== text));
  const pattern = [rest, `(?=${escapePattern(text)})`].filter((part) => part !== '').join('|');
  const edits = together(editor.rename(closer, `${closer.at(-1)}_pattern`), editor.replace(closer, pattern));
  yield { title: 'Leave the opener to the other field', edits, isPreferred: true, uncovers: true };
}
