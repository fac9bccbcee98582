import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { valueAt } from './values.js';

export const versionUnsupported: Fix = { code: 'version-unsupported', remedies };

function* remedies({ path }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const value = valueAt(template, path);
  const isOne = typeof value === 'string' && Number(value) === 1;
  yield { title: 'Change to 1', edits: editor.replace(path, 1), isPreferred: value !== null, safe: isOne };
  const isNothing = value === null;
  yield { title: 'Delete "version"', edits: editor.remove(path), isPreferred: isNothing, safe: isNothing };
}
