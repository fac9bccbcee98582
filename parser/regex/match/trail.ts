/** Kinds of frames, each followed by four numbers. */
export enum Frame {
  /** place, position, memo number */
  Choice = 0,
  /** memo number, position: every way on from there has failed */
  Failed = 1,
  /** register, value before */
  Undo = 2,
  /** place when the body fails, position, barrier outside */
  Barrier = 3,
  /**
   * Index of a greedy loop, position after the least that it takes, position tried last, end of the run; or
   * index of a lazy loop, position of entry, position tried last, count of characters taken.
   */
  Run = 4,
}

export const FRAME_SIZE = 5;
const FIRST_SIZE = FRAME_SIZE * 64;
/** Numbers: a larger stack is given up between attempts (256 KB). */
export const MOST_KEPT = 1 << 16;
/** How many writes without a choice between them are looked through for one of the same register. */
const MOST_LOOKED_THROUGH = 8;

/** Registers and ways back, innermost last. Every write to a register leaves a frame that undoes it. */
export class Trail {
  /** Index after the last frame. */
  top = 0;
  readonly registers: Int32Array;
  /** Index of the innermost barrier; -1: none. */
  barrier = -1;
  #values = new Int32Array(0);

  constructor(registerCount: number) {
    this.registers = new Int32Array(registerCount).fill(-1);
  }

  /** Takes off everything. @returns whether it gave up memory */
  clear(): boolean {
    this.#undoTo(0);
    this.barrier = -1;
    const isLarge = this.#values.length > MOST_KEPT;
    if (isLarge) this.#values = new Int32Array(0);
    return isLarge;
  }

  /** @returns the index of the frame */
  push(kind: Frame, a: number, b: number, c = 0, d = 0): number {
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

  get(register: number): number {
    return this.registers[register] ?? -1;
  }

  set(register: number, value: number): void {
    if (!this.#isSaved(register)) this.push(Frame.Undo, register, this.get(register));
    this.registers[register] = value;
  }

  /** The register's value at the last choice is on the stack. */
  #isSaved(register: number): boolean {
    let frame = this.top - FRAME_SIZE;
    for (let i = 0; i < MOST_LOOKED_THROUGH && frame >= 0 && this.at(frame, 0) === Frame.Undo; i++) {
      if (this.at(frame, 1) === register) return true;
      frame -= FRAME_SIZE;
    }
    return false;
  }

  /** What follows is tried on its own. @param place where to go on when it fails; -1: it fails too */
  pushBarrier(place: number, position: number): void {
    this.barrier = this.push(Frame.Barrier, place, position, this.barrier);
  }

  /**
   * Ends what began at the innermost barrier: its choices are gone.
   *
   * @param keep what it wrote into registers stays (and is undone when going back further)
   * @returns the position at the barrier
   */
  popBarrier(keep: boolean): number {
    const barrier = this.barrier;
    const position = this.at(barrier, 2);
    this.barrier = this.at(barrier, 3);
    if (keep) this.#keepUndo(barrier);
    else this.#undoTo(barrier);
    return position;
  }

  /** The barrier on top has no choice left behind it. @returns where to go on; -1: nowhere */
  leaveBarrier(): number {
    this.top -= FRAME_SIZE;
    this.barrier = this.at(this.top, 3);
    return this.at(this.top, 1);
  }

  /** Takes off the frames on top that undo writes. */
  undo(): void {
    while (this.top > 0 && this.#isUndo()) this.#undoOne();
  }

  #isUndo(): boolean {
    return this.at(this.top - FRAME_SIZE, 0) === Frame.Undo;
  }

  #undoOne(): void {
    this.top -= FRAME_SIZE;
    this.registers[this.at(this.top, 1)] = this.at(this.top, 2);
  }

  #undoTo(index: number): void {
    while (this.top > index) {
      if (this.#isUndo()) this.#undoOne();
      else this.top -= FRAME_SIZE;
    }
  }

  /** Takes off all frames from the index on but those that undo. */
  #keepUndo(index: number): void {
    const values = this.#values;
    let to = index;
    for (let from = index; from < this.top; from += FRAME_SIZE) {
      if (values[from] !== Frame.Undo) continue;
      values[to] = Frame.Undo;
      values[to + 1] = values[from + 1] ?? 0;
      values[to + 2] = values[from + 2] ?? 0;
      to += FRAME_SIZE;
    }
    this.top = to;
  }

  #grow(): void {
    const values = new Int32Array(Math.max(FIRST_SIZE, this.#values.length * 2));
    values.set(this.#values);
    this.#values = values;
  }
}
