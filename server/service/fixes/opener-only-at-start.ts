import type { WrittenRange } from '../document/locate.js';
import { type Edits, together } from '../edits/template-editor.js';
import { patternNodes } from '../engine.js';
import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { treeAt } from './pattern-nodes.js';

/** An opener that is bound to the start of the output, and maybe to its end, is bound to lines, or to nothing. */
export const openerOnlyAtStart: Fix = { code: 'opener-only-at-start', remedies };

function* remedies({ path, data }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const start = data.part();
  const tree = treeAt(template, path);
  if (start === undefined || tree === undefined) return;
  const end = patternNodes(tree.root).find(
    (node) => node.type === 'assertion' && node.end === tree.source.length && ENDS.has(node.kind),
  );
  const bound = (before: string, behind: string): Edits => {
    const write = (part: WrittenRange, text: string) => editor.replacePart(path, part, text);
    return together(write(start, before), end === undefined ? [] : write(end, behind));
  };
  yield { title: 'Open anywhere', edits: bound('', ''), isPreferred: true };
  const onLine = end === undefined ? 'Open at the beginning of each line' : 'Open on a line of its own';
  yield { title: onLine, edits: bound('(?<![^\\n])', '(?![^\\n])') };
}

const ENDS: ReadonlySet<string> = new Set(['end', 'end-or-newline', 'line-end']);
