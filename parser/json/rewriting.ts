/** A stretch of a text (UTF-16 offsets, end excluded), and what is to stand in its place. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A text that is changed in steps, and can tell where its parts come from. */
export class Rewriting {
  readonly #steps: (readonly Edit[])[] = [];

  constructor(public text: string) {}

  /** Changes the text as it now stands. @param edits in the order of the text, none inside another */
  apply(edits: readonly Edit[]): void {
    let result = '';
    let kept = 0;
    for (const { start, end, text } of edits) {
      result += this.text.slice(kept, start) + text;
      kept = end;
    }
    this.text = result + this.text.slice(kept);
    this.#steps.push(edits);
  }

  /** The offset in the original text of what now stands at an offset; for what an edit has put there, the offset of the edit. */
  originOf(offset: number): number {
    return this.#steps.reduceRight(offsetBefore, offset);
  }
}

function offsetBefore(offset: number, edits: readonly Edit[]): number {
  let before = offset;
  for (const { start, end, text } of edits) {
    if (before < start) break;
    if (before < start + text.length) return start;
    before += end - start - text.length;
  }
  return before;
}
