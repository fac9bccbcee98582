import type { TemplatePath } from '../../../parser/values.js';
import type { WrittenTemplate } from '../document/model.js';
import { patternOfLiterals } from '../edits/delimiter-text.js';
import { type Edits, type TemplateEditor, together } from '../edits/template-editor.js';
import { parsePattern } from '../engine.js';
import { valueAt } from './values.js';

/** A delimiter that takes the white space behind it, too: a literal becomes a pattern. Undefined where it is not sound. */
export function takeSpaceBehind(template: WrittenTemplate, editor: TemplateEditor, path: TemplatePath): Edits {
  return String(path.at(-1)).endsWith('_pattern')
    ? patternWithSpace(template, editor, path)
    : literalWithSpace(template, editor, path);
}

function patternWithSpace(template: WrittenTemplate, editor: TemplateEditor, path: TemplatePath): Edits {
  const pattern = valueAt(template, path);
  if (typeof pattern !== 'string') return undefined;
  const isSingle = parsePattern(pattern).root.type !== 'alternation';
  const [before, behind] = isSingle ? ['', '\\s*'] : ['(?:', ')\\s*'];
  if (parsePattern(before + pattern + behind).issues.length > 0) return undefined;
  const end = pattern.length;
  return together(
    isSingle ? [] : editor.replacePart(path, { start: 0, end: 0 }, before),
    editor.replacePart(path, { start: end, end }, behind),
  );
}

function literalWithSpace(template: WrittenTemplate, editor: TemplateEditor, path: TemplatePath): Edits {
  const written = valueAt(template, path);
  const literals = (Array.isArray(written) ? written : [written]).filter((literal) => typeof literal === 'string');
  if (literals.length === 0) return undefined;
  const pattern = patternOfLiterals(literals);
  const newText = literals.length === 1 ? `${pattern}\\s*` : `(?:${pattern})\\s*`;
  return together(editor.rename(path, `${path.at(-1)}_pattern`), editor.replace(path, newText));
}
