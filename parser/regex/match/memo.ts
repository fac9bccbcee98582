const BITS = 32;

/**
 * States that failed: (place of the program, position in the text, which loops have moved). A state met again fails again, so a
 * pattern that would take exponential time takes polynomial time.
 *
 * A state is noted when it is tried, and outside of look-arounds and atomic groups it has failed whenever it is met again. Inside them it may
 * have led to success: what was noted since the innermost one began is taken back when that ends well.
 */
export class Memo {
  readonly #slots: number;
  /** First slot of each memo number. */
  readonly #first: Int32Array;
  readonly #marks: readonly (readonly number[])[];
  #bits = new Int32Array(0);
  #base = 0;
  #active = false;
  /** How many look-arounds and atomic groups are open. */
  #depth = 0;
  /** Bits noted inside the open ones. */
  readonly #noted: number[] = [];

  constructor(marks: readonly (readonly number[])[]) {
    this.#marks = marks;
    this.#first = new Int32Array(marks.length);
    let slots = 0;
    marks.forEach((registers, i) => {
      this.#first[i] = slots;
      slots += 1 << registers.length;
    });
    this.#slots = slots;
  }

  /** Forgets everything. */
  reset(base: number): void {
    if (this.#active) this.#bits.fill(0);
    this.#active = false;
    this.#base = base;
  }

  wake(): void {
    this.#active = this.#slots > 0;
  }

  /** A new attempt begins. */
  begin(): void {
    this.#depth = 0;
    this.#noted.length = 0;
  }

  /** A look-around or an atomic group begins. @returns what `leave` needs */
  enter(): number {
    this.#depth++;
    return this.#noted.length;
  }

  /** It ends, and with success, or every way into it has failed. */
  leave(mark: number, success: boolean): void {
    this.#depth--;
    for (let i = mark; success && i < this.#noted.length; i++) {
      const bit = this.#noted[i] ?? 0;
      const word = Math.floor(bit / BITS);
      this.#bits[word] = (this.#bits[word] ?? 0) & ~(1 << (bit % BITS));
    }
    this.#noted.length = mark;
  }

  /** Notes that the state is being tried. @returns whether it had been tried before */
  seen(memo: number, position: number, registers: Int32Array): boolean {
    if (memo < 0 || !this.#active || position < this.#base) return false;
    let slot = this.#first[memo] ?? 0;
    const marks = this.#marks[memo];
    if (marks !== undefined && marks.length > 0) slot += movedLoops(marks, position, registers);
    const bit = (position - this.#base) * this.#slots + slot;
    const word = Math.floor(bit / BITS);
    if (word >= this.#bits.length) this.#grow(word);
    const mask = 1 << (bit % BITS);
    const before = this.#bits[word] ?? 0;
    if ((before & mask) !== 0) return true;
    this.#bits[word] = before | mask;
    if (this.#depth > 0) this.#noted.push(bit);
    return false;
  }

  #grow(word: number): void {
    const bits = new Int32Array(Math.max(word + 1, this.#bits.length * 2, 1024));
    bits.set(this.#bits);
    this.#bits = bits;
  }
}

/** One bit for each loop around that has moved since its body began. */
function movedLoops(marks: readonly number[], position: number, registers: Int32Array): number {
  let moved = 0;
  for (let i = 0; i < marks.length; i++) {
    if (registers[marks[i] ?? 0] !== position) moved |= 1 << i;
  }
  return moved;
}
