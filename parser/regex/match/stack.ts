/** Kinds of frames, each followed by four numbers. */
export enum Frame {
  /** place, position, memo */
  Choice = 0,
  /** register, value before */
  Undo = 1,
  /** index of the loop, position after the least that it takes, position tried last, end of the run */
  Greedy = 2,
  /** index of the loop, position of entry, position tried last, count of characters taken */
  Lazy = 3,
  /** place when the body fails, position, barrier outside, mark of the memo */
  Barrier = 4,
  /** place of the body, position, counter, count */
  Repeat = 5,
}

export const FRAME_SIZE = 5;
const FIRST_SIZE = FRAME_SIZE * 64;

/** Ways back, innermost last. */
export class Stack {
  /** Index after the last frame. */
  top = 0;
  #values = new Int32Array(FIRST_SIZE);

  clear(): void {
    this.top = 0;
  }

  /** @returns the index of the frame */
  push(kind: number, a: number, b: number, c: number, d: number): number {
    const index = this.top;
    if (index + FRAME_SIZE > this.#values.length) this.#grow();
    const values = this.#values;
    values[index] = kind;
    values[index + 1] = a;
    values[index + 2] = b;
    values[index + 3] = c;
    values[index + 4] = d;
    this.top = index + FRAME_SIZE;
    return index;
  }

  at(index: number, field: number): number {
    return this.#values[index + field] ?? 0;
  }

  put(index: number, field: number, value: number): void {
    this.#values[index + field] = value;
  }

  /** Takes off all frames from the index on but those that undo. */
  keepUndo(index: number): void {
    const values = this.#values;
    let to = index;
    for (let from = index; from < this.top; from += FRAME_SIZE) {
      if (values[from] !== Frame.Undo) continue;
      values.copyWithin(to, from, from + FRAME_SIZE);
      to += FRAME_SIZE;
    }
    this.top = to;
  }

  #grow(): void {
    const values = new Int32Array(this.#values.length * 2);
    values.set(this.#values);
    this.#values = values;
  }
}
