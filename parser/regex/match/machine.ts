import type { MatchLimits } from '../limit.js';
import type { CharacterTest } from '../program/character-test.js';
import { Ending, INSTRUCTION_SIZE, Op, type Program, Value } from '../program/program.js';
import { caseVariants } from '../unicode/casing.js';
import { assertionHolds } from './assertions.js';
import { UNITS_PER_STEP_BITS } from './budget.js';
import { DIFFERENT, literalEnd, memberEnd, referenceEnd, SHORT } from './characters.js';
import { BOTH, RunLoops } from './runs.js';
import { FRAME_SIZE, Frame } from './trail.js';

export enum Status {
  Running = 0,
  Matched = 1,
  Failed = 2,
  /** A test met the end of the text, and more text may come: `run` goes on there when it has. */
  Waiting = 3,
}

/** Taking frames off costs one step for about three of them. */
const FRAME_NUMBERS_PER_STEP_BITS = 4;

/**
 * Runs a program from one start. Everything that the run knows is kept in fields, so that a run that met the end of the text goes
 * on where it stood when more text has come. Each instruction, and each way back, gives the position where to go on, DIFFERENT, or SHORT.
 */
export class Machine extends RunLoops {
  /** Nothing was dropped before the text: position 0 is where it begins. */
  atRealStart = true;
  start = 0;
  /** Where the search began: `\G` */
  searchStart = 0;
  /** The match may not be empty here: the one before was. -1: it may. */
  notEmptyAt = -1;
  #status: Status = Status.Failed;
  #goesBack = false;

  constructor(
    program: Program,
    readonly source: string,
    limits: MatchLimits,
  ) {
    super(program, limits);
  }

  override begin(start: number): void {
    super.begin(start);
    this.start = start;
    this.#goesBack = false;
    this.end();
  }

  /** The attempt is over: what it kept is given up. */
  end(): void {
    if (this.trail.clear()) this.budget.release();
  }

  override drop(count: number): void {
    super.drop(count);
    this.searchStart = Math.max(0, this.searchStart - count);
    this.atRealStart = false;
  }

  /** Runs, or goes on, until the attempt is over or waits. */
  run(): Status {
    const { budget } = this;
    this.#status = Status.Running;
    for (;;) {
      if (++budget.steps > budget.next) this.settle(0);
      const { pc } = this;
      const reached = this.#goesBack ? this.#back() : this.#step();
      if (reached === SHORT && !this.final) {
        this.#status = Status.Waiting;
        // The last step is taken again when there is more text.
        budget.steps--;
        this.settle(0, this.text.length);
      }
      if (this.#status !== Status.Running) {
        this.pc = pc;
        return this.#status;
      }
      this.#goesBack = reached < 0;
      if (reached >= 0) this.position = reached;
    }
  }

  /** See `Budget.settle`. */
  settle(paid: number, position = this.position): void {
    if (this.budget.settle(this, position, paid)) this.memo.isAwake = true;
  }

  #step(): number {
    const { pc, position, trail, text } = this;
    const { code, literals, tests } = this.program;
    const a = code[pc + 1] ?? 0;
    const b = code[pc + 2] ?? 0;
    this.pc = pc + INSTRUCTION_SIZE;
    switch (code[pc]) {
      case Op.Literal:
        return literalEnd(text, position, literals[a] ?? '', b === 1);
      case Op.Set:
        return memberEnd(text, position, tests[a] as CharacterTest, b === 1);
      case Op.Run:
        return this.enterLoop(a);
      case Op.Split:
        return this.#split(a, b, code[pc + 3] ?? 0, code[pc + 4] ?? 0);
      case Op.Jump:
        this.pc = a;
        return position;
      case Op.Store:
        return this.#store(a, b);
      case Op.Close: {
        const backward = code[pc + 3] ?? 0;
        trail.set(b + backward, trail.get(a));
        trail.set(b + 1 - backward, position);
        return position;
      }
      case Op.Enter:
        if (a >= 0 && this.mayBegin(code[pc + 4] ?? 0, position) === 0) this.pc = a;
        else trail.pushBarrier(a, position);
        return position;
      default:
        return this.#rareStep(code[pc] ?? Op.Fail, a, b, code[pc + 3] ?? 0);
    }
  }

  #store(register: number, value: Value): number {
    const { trail, position } = this;
    if (value === Value.Position) trail.set(register, position);
    else trail.set(register, value === Value.Zero ? 0 : trail.get(register) + 1);
    return position;
  }

  #rareStep(op: Op, a: number, b: number, c: number): number {
    const { position } = this;
    switch (op) {
      case Op.Accept:
        if (this.notEmptyAt === position && this.start === position) return DIFFERENT;
        this.#status = Status.Matched;
        return position;
      case Op.IfUnmoved:
        if (this.trail.get(a) === position) this.pc = b;
        return position;
      case Op.IfLess:
        if (this.trail.get(a) < b) this.pc = c;
        return position;
      case Op.Leave:
        return this.#leave(a, b);
      case Op.Reference:
        return this.#reference(a, b === 1, c === 1);
      case Op.Assert: {
        const holds = assertionHolds(this, a, this.program.tests[b]);
        return holds === undefined ? SHORT : holds ? position : DIFFERENT;
      }
      default:
        return DIFFERENT;
    }
  }

  #split(first: number, second: number, memo: number, filter: number): number {
    const { position } = this;
    const may = this.mayBegin(filter, position);
    if (may === 0) return DIFFERENT;
    if (may === BOTH) {
      if (this.memo.hasFailed(memo, position)) return DIFFERENT;
      this.trail.push(Frame.Choice, second, position, memo);
    }
    this.pc = (may & 1) === 1 ? first : second;
    return position;
  }

  /** A part that was tried on its own has ended well. */
  #leave(ending: Ending, place: number): number {
    const { trail } = this;
    this.budget.steps += (trail.top - trail.barrier) >> FRAME_NUMBERS_PER_STEP_BITS;
    const begun = trail.popBarrier(ending !== Ending.NegativeLook);
    if (ending === Ending.Atomic) return this.position;
    if (ending === Ending.Look) return begun;
    this.pc = place;
    return place < 0 ? DIFFERENT : begun;
  }

  #reference(register: number, ignoreCase: boolean, backward: boolean): number {
    const [start, end] = [this.trail.get(register), this.trail.get(register + 1)];
    if (start < 0) return DIFFERENT;
    this.budget.steps += ignoreCase ? end - start : (end - start) >> UNITS_PER_STEP_BITS;
    const [first, last] = backward ? [end, start] : [start, end];
    const { asciiCase } = this.program;
    const isSame = (a: number, b: number) => a === b || (ignoreCase && caseVariants(a, asciiCase).includes(b));
    return referenceEnd(this.text, this.position, first, last, isSame);
  }

  /** Goes back to the last choice. @returns DIFFERENT: look at the frame before */
  #back(): number {
    const { trail, memo } = this;
    const top = trail.top - FRAME_SIZE;
    if (top < 0) {
      this.#status = Status.Failed;
      return DIFFERENT;
    }
    const a = trail.at(top, 1);
    const b = trail.at(top, 2);
    switch (trail.at(top, 0)) {
      case Frame.Undo:
        trail.undo();
        return DIFFERENT;
      case Frame.Choice:
        this.pc = a;
        trail.top = top;
        if (memo.isAwake) trail.push(Frame.Failed, trail.at(top, 3), b);
        return b;
      case Frame.Failed:
        trail.top = top;
        memo.fail(a, b);
        return DIFFERENT;
      case Frame.Barrier:
        this.pc = trail.leaveBarrier();
        return this.pc < 0 ? DIFFERENT : b;
      default:
        return this.again(top);
    }
  }
}
