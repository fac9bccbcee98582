import { propertyOf } from '../document/path.js';
import { quoted } from '../quoting.js';
import { usualDelimiters } from './families.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { isWritten } from './values.js';

/** Which field takes the rest is the author's to say. Of fields that models delimit alike, the delimiters are known. */
export const severalImplicitFields: Fix = { code: 'several-implicit-fields', remedies };

function* remedies(finding: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const path = ownPath(finding, template.root);
  if (path === undefined) return;
  const name = String(path.at(-1));
  const usual = usualDelimiters(name);
  if (usual !== undefined) {
    const { open, close } = usual;
    const isClosed = ['close', 'close_pattern'].some((key) => isWritten(template, [...path, key]));
    const entries = isClosed ? { open } : { open, close };
    yield { title: `Open "${quoted(name)}" with ${open}`, edits: editor.insert(path, entries, 'first') };
  }
  yield { title: `Delete the field "${quoted(name)}"`, edits: editor.remove(path) };
}

/** The finding stands at the key of the field that it is about; its path is the first of them all. */
function ownPath({ start }: FixedFinding, root: FixContext['template']['root']): readonly string[] | undefined {
  const fields = propertyOf(root, 'fields')?.value;
  const own = fields?.type === 'object' ? fields.properties.find(({ key }) => key.start === start) : undefined;
  return own && ['fields', own.key.value];
}
