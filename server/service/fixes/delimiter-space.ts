import type { TemplatePath } from '../../../parser/values.js';
import type { WrittenTemplate } from '../document/model.js';
import { patternOfLiterals } from '../edits/delimiter-text.js';
import { type Edits, type TemplateEditor, together } from '../edits/template-editor.js';
import { parsePattern } from '../engine.js';
import { valueAt } from './values.js';

/** The side of a delimiter at which it takes white space, too. */
export type SpaceSide = 'before' | 'behind';

/** A delimiter that takes the white space at a side of it: a literal becomes a pattern. Undefined where it is not sound. */
export function takeSpace(
  template: WrittenTemplate,
  editor: TemplateEditor,
  path: TemplatePath,
  side: SpaceSide = 'behind',
): Edits {
  return String(path.at(-1)).endsWith('_pattern')
    ? patternWithSpace(template, editor, path, side)
    : literalWithSpace(template, editor, path, side);
}

function patternWithSpace(
  template: WrittenTemplate,
  editor: TemplateEditor,
  path: TemplatePath,
  side: SpaceSide,
): Edits {
  const pattern = valueAt(template, path);
  if (typeof pattern !== 'string') return undefined;
  const isSingle = parsePattern(pattern).root.type !== 'alternation';
  const [before, behind] = around(isSingle, side);
  if (parsePattern(before + pattern + behind).issues.length > 0) return undefined;
  const end = pattern.length;
  return together(
    before === '' ? [] : editor.replacePart(path, { start: 0, end: 0 }, before),
    behind === '' ? [] : editor.replacePart(path, { start: end, end }, behind),
  );
}

function literalWithSpace(
  template: WrittenTemplate,
  editor: TemplateEditor,
  path: TemplatePath,
  side: SpaceSide,
): Edits {
  const written = valueAt(template, path);
  const literals = (Array.isArray(written) ? written : [written]).filter((literal) => typeof literal === 'string');
  if (literals.length === 0) return undefined;
  const [before, behind] = around(literals.length === 1, side);
  const pattern = before + patternOfLiterals(literals) + behind;
  return together(editor.rename(path, `${path.at(-1)}_pattern`), editor.replace(path, pattern));
}

/** What stands in front of and behind a pattern, with a group around alternatives. */
function around(isSingle: boolean, side: SpaceSide): readonly [before: string, behind: string] {
  const [open, close] = isSingle ? ['', ''] : ['(?:', ')'];
  return side === 'before' ? [`\\s*${open}`, close] : [open, `${close}\\s*`];
}
