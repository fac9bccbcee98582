import type { TemplatePath } from '../../../parser/values.js';
import { escapePattern, patternOfLiterals } from '../edits/delimiter-text.js';
import { type Edits, together } from '../edits/template-editor.js';
import { pythonTruth } from '../engine.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { valueAt } from './values.js';

/** The closer counts only behind the end of the object or the list: inside of a string that is not what stands there. */
export const closerInJsonString: Fix = { code: 'closer-in-json-string', remedies };

function* remedies({ path, data }: FixedFinding, context: FixContext): Iterable<Remedy> {
  const text = data.text('text');
  const ends = data.text('ends') ?? '}]';
  // Where text that is no JSON is taken, too, its region must end behind anything.
  const mayBeText = pythonTruth(
    valueAt(context.template, [...path.slice(0, 2), 'content_args', 'allow_non_json']) ?? null,
  );
  if (text === undefined || mayBeText) return;
  // The slash is forgotten: that it stands in a string is the least of it.
  if ([valueAt(context.template, [...path.slice(0, 2), 'open'])].flat().includes(text)) return;
  const look = `(?<=${ends.length > 1 ? '[}\\]]' : escapePattern(ends)})\\s*`;
  const start = data.offset('start');
  const edits =
    start === undefined
      ? literalBehind(context, path, text, look)
      : context.editor.replacePart(path, { start, end: start }, look);
  const title = `Close only behind ${[...ends].map((end) => `"${end}"`).join(' or ')}`;
  // A string or a number ends otherwise, and would never be closed.
  yield { title, edits, isPreferred: data.flag('isKnown') === true };
}

/** One of the literals of a closer looks back, so all of them become a pattern. */
function literalBehind({ template, editor }: FixContext, path: TemplatePath, text: string, look: string): Edits {
  const closer = typeof path.at(-1) === 'number' ? path.slice(0, -1) : path;
  const written = valueAt(template, closer);
  const others = (Array.isArray(written) ? written : []).filter((literal) => typeof literal === 'string');
  // A longer literal that begins with it goes first, as the longest of a list wins.
  const [before, behind] = [true, false].map((isLonger) =>
    patternOfLiterals(
      others.filter((one) => one !== text && (one.length > text.length && one.startsWith(text)) === isLonger),
    ),
  );
  const pattern = [before, look + escapePattern(text), behind].filter((part) => part !== '').join('|');
  return together(editor.rename(closer, `${closer.at(-1)}_pattern`), editor.replace(closer, pattern));
}
