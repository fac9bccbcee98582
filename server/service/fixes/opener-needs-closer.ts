import type { TemplatePath } from '../../../parser/values.js';
import { nodeAt } from '../document/path.js';
import type { TemplateNode } from '../document/tree.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';

/** What the closer has taken already is no part of the literal. */
export const openerNeedsCloser: Fix = { code: 'opener-needs-closer', remedies };

function* remedies({ path, start, data }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const taken = data.text('taken') ?? '';
  const literal = literalAt(nodeAt(template.root, path), path, start);
  if (literal === undefined || path.at(-1) !== 'open') return;
  const edits = editor.replacePart(literal, { start: 0, end: taken.length }, '');
  yield { title: 'Begin behind the closer', edits, isPreferred: true };
}

/** The literal of a delimiter that is written at a document offset. */
function literalAt(node: TemplateNode | undefined, path: TemplatePath, start: number): TemplatePath | undefined {
  if (node?.type !== 'array') return node?.start === start ? path : undefined;
  const index = node.items.findIndex((item) => item.start === start);
  return index < 0 ? undefined : [...path, index];
}
