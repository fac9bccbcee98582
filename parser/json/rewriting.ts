/** A stretch of a text (UTF-16 offsets, end excluded), and what is to stand in its place. */
export type Edit = readonly [start: number, end: number, text: string];

/** The text with edits, which are in its order and apart from each other. */
export function edited(text: string, edits: readonly Edit[]): string {
  let result = '';
  let kept = 0;
  for (const [start, end, replacement] of edits) {
    result += text.slice(kept, start) + replacement;
    kept = end;
  }
  return result + text.slice(kept);
}

/** What stood, before the edits, at an offset of the edited text; for what an edit has put there, the place of the edit. */
export function offsetBefore(offset: number, edits: readonly Edit[]): number {
  let before = offset;
  for (const [start, end, replacement] of edits) {
    if (before < start) break;
    if (before < start + replacement.length) return start;
    before += end - start - replacement.length;
  }
  return before;
}
