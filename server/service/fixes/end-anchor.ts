import type { Fix, FixContext, FixedFinding, Remedy } from './fix.js';
import { textAt } from './values.js';

/** A region without a closer runs to the end of the output; behind an opener more must come. */
export const endAnchor: Fix = { code: 'end-anchor', remedies };

function* remedies({ path, data }: FixedFinding, { editor, template }: FixContext): Iterable<Remedy> {
  const part = data.part();
  if (part === undefined) return;
  const text = textAt(template, path) ?? '';
  const anchor = text.slice(part.start, part.end);
  const isAlone = part.start === 0 && part.end === text.length;
  if (!isAlone && path.at(-1) === 'open_pattern') {
    yield {
      title: `Leave out "${anchor}": open anywhere`,
      edits: editor.replacePart(path, part, ''),
      isPreferred: true,
    };
    yield { title: 'Open at the end of each line', edits: editor.replacePart(path, part, '(?![^\\n])') };
  }
  // A mark is the same wherever it stands; the end of a sentence is not.
  const isMark = /[<>[\]|]/.test(text.slice(0, part.start));
  if (!isAlone && isMark && path.at(-1) === 'close_pattern')
    yield {
      title: `Leave out "${anchor}": close anywhere`,
      edits: editor.replacePart(path, part, ''),
      isPreferred: true,
    };
  if (!isAlone || path.at(-1) !== 'close_pattern') return;
  const title = 'Delete "close_pattern": the region runs to the end';
  yield { title, edits: editor.remove(path), isPreferred: true };
}
