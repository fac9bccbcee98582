import type { TemplatePath } from '../../../parser/values.js';
import type { WrittenTemplate } from '../document/model.js';
import { type PatternTree, parsePattern } from '../engine.js';
import { textAt } from './values.js';

/** The field that a path leads into. */
export function fieldOf(path: TemplatePath): TemplatePath {
  return path.slice(0, 2);
}

/** The pattern of one of a field's delimiters, where it compiles. */
export function delimiterTree(
  template: WrittenTemplate,
  field: TemplatePath,
  key: 'open_pattern' | 'close_pattern',
): PatternTree | undefined {
  const pattern = textAt(template, [...field, key]);
  const tree = pattern === undefined ? undefined : parsePattern(pattern);
  return tree?.issues.length === 0 ? tree : undefined;
}

/** What placeholders of a field can stand for: the parsed value and the groups of its opener. Those of closers the reference drops. */
export function placeholderNames(template: WrittenTemplate, field: TemplatePath): readonly string[] {
  return ['content', ...(delimiterTree(template, field, 'open_pattern')?.groupNames ?? [])];
}
