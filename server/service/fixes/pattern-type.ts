import type { JsonValue } from '../../../parser/values.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { valueAt } from './values.js';

export const patternType: Fix = { code: 'pattern-type', remedies };

function* remedies(finding: FixedFinding, context: FixContext): Iterable<Remedy> {
  yield* patternsFromList(finding, context);
  const { path } = finding;
  yield { title: `Delete "${path.at(-1)}"`, edits: context.editor.remove(path) };
}

/** The pattern that a list of patterns is meant to be. */
export function* patternsFromList({ path }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const value = valueAt(template, path);
  const patterns = Array.isArray(value) && value.every(isText) ? value : [];
  if (patterns.length === 1) {
    yield {
      title: 'Take the pattern out of the list',
      edits: editor.unwrap(path),
      isPreferred: true,
      safe: true,
      uncovers: true,
    };
  }
  if (patterns.length > 1) {
    yield { title: 'Join the patterns with |', edits: editor.replace(path, patterns.join('|')), isPreferred: true };
  }
}

function isText(value: JsonValue): value is string {
  return typeof value === 'string';
}
