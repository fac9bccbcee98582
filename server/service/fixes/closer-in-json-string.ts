import type { TemplatePath } from '../../../parser/values.js';
import { escapePattern, patternOfLiterals } from '../edits/delimiter-text.js';
import { type Edits, together } from '../edits/template-editor.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { valueAt } from './values.js';

/** The closer counts only behind the end of the object, or the list: inside of a string that is not what stands there. */
export const closerInJsonString: Fix = { code: 'closer-in-json-string', remedies };

function* remedies({ path, data }: FixedFinding, context: FixContext): Iterable<Remedy> {
  const text = data.text('text');
  const ends = data.text('ends') ?? '}';
  if (text === undefined) return;
  const look = `(?<=${escapePattern(ends)})\\s*`;
  const start = data.offset('start');
  const edits =
    start === undefined
      ? literalBehind(context, path, text, look)
      : context.editor.replacePart(path, { start, end: start }, look);
  yield { title: `Close only behind "${ends}"`, edits, isPreferred: true };
}

/** One of the literals of a closer looks back, so all of them become a pattern. */
function literalBehind({ template, editor }: FixContext, path: TemplatePath, text: string, look: string): Edits {
  const closer = typeof path.at(-1) === 'number' ? path.slice(0, -1) : path;
  const written = valueAt(template, closer);
  const others = (Array.isArray(written) ? written : []).filter((literal) => typeof literal === 'string');
  const rest = patternOfLiterals(others.filter((literal) => literal !== text));
  const pattern = look + escapePattern(text) + (rest === '' ? '' : `|${rest}`);
  return together(editor.rename(closer, `${closer.at(-1)}_pattern`), editor.replace(closer, pattern));
}
