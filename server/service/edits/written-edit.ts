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

/** Array sorts keep the order of equals. */
function inOrder(edits: readonly WrittenEdit[]): readonly WrittenEdit[] {
  return [...edits].sort((one, other) => one.start - other.start || one.end - other.end);
}
