import { FRAME_SIZE, Frame, Stack } from './stack.js';

/** Registers, and what it takes to give them back the values they had: every write leaves a frame that undoes it. */
export class Trail {
  readonly stack = new Stack();
  readonly registers: Int32Array;
  /** Index of the innermost barrier on the stack; -1: none. */
  #barrier = -1;

  constructor(registerCount: number) {
    this.registers = new Int32Array(registerCount);
  }

  clear(): void {
    this.registers.fill(-1);
    this.stack.clear();
    this.#barrier = -1;
  }

  get(register: number): number {
    return this.registers[register] ?? -1;
  }

  set(register: number, value: number): void {
    this.stack.push(Frame.Undo, register, this.get(register), 0, 0);
    this.registers[register] = value;
  }

  /** What follows is tried on its own. @param place where to go on when it fails; -1: it fails too */
  pushBarrier(place: number, position: number, mark: number): void {
    this.#barrier = this.stack.push(Frame.Barrier, place, position, this.#barrier, mark);
  }

  /** What was given with the innermost barrier. */
  get barrierMark(): number {
    return this.stack.at(this.#barrier, 4);
  }

  /**
   * Ends what began at the innermost barrier: its choices are gone.
   *
   * @param keep what it wrote into registers stays (and is undone when going back further)
   * @returns the position at the barrier
   */
  popBarrier(keep: boolean): number {
    const { stack } = this;
    const barrier = this.#barrier;
    const position = stack.at(barrier, 2);
    this.#barrier = stack.at(barrier, 3);
    if (keep) stack.keepUndo(barrier);
    else this.#undoTo(barrier);
    return position;
  }

  /** The barrier on top has no choice left behind it. @returns where to go on; -1: nowhere */
  leaveBarrier(top: number): number {
    this.#barrier = this.stack.at(top, 3);
    this.stack.top = top;
    return this.stack.at(top, 1);
  }

  /** Undoes writes down to the next frame of another kind. */
  undo(): void {
    const { stack } = this;
    for (let top = stack.top - FRAME_SIZE; top >= 0 && stack.at(top, 0) === Frame.Undo; top -= FRAME_SIZE)
      this.#undoOne(top);
  }

  #undoTo(index: number): void {
    const { stack } = this;
    while (stack.top > index) {
      const top = stack.top - FRAME_SIZE;
      if (stack.at(top, 0) === Frame.Undo) this.#undoOne(top);
      else stack.top = top;
    }
  }

  #undoOne(top: number): void {
    const { stack } = this;
    this.registers[stack.at(top, 1)] = stack.at(top, 2);
    stack.top = top;
  }
}
