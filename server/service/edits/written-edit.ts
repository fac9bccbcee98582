import type { WrittenRange } from '../document/locate.js';

/** New text for a stretch of a document, in UTF-16 units; an empty stretch is a place where text is put in. */
export interface WrittenEdit extends WrittenRange {
  readonly newText: string;
}

/** The text with all edits made. They must not overlap; of several at one place the first stands first. */
export function applyEdits(text: string, edits: readonly WrittenEdit[]): string {
  let result = '';
  let from = 0;
  for (const { start, end, newText } of inOrder(edits)) {
    result += text.slice(from, start) + newText;
    from = end;
  }
  return result + text.slice(from);
}

/** Whether some edit touches text that one of the others replaces, or puts text in at the same place. */
export function overlap(edits: readonly WrittenEdit[], others: readonly WrittenEdit[]): boolean {
  return edits.some((edit) => others.some((other) => touches(edit, other)));
}

function touches(one: WrittenEdit, other: WrittenEdit): boolean {
  return one.start <= other.end && other.start <= one.end;
}

/** Array sorts keep the order of equals. */
function inOrder(edits: readonly WrittenEdit[]): readonly WrittenEdit[] {
  return [...edits].sort((one, other) => one.start - other.start || one.end - other.end);
}
