import { PatternLimitError } from '../limit.js';
import { KEEP_REGISTER, OPERANDS, Op } from '../program/program.js';
import { assertionHolds } from './assertions.js';
import { literalBackward, literalForward, memberEnd, referenceEnd, SHORT, unitEnd } from './literals.js';
import { FRAME_SIZE, Frame } from './stack.js';
import { MachineState, Status } from './state.js';

/**
 * Runs a program from one start. Everything that the run knows is kept in fields, so that a run that met the end of the text goes
 * on where it stood when more text has come.
 */
export class Machine extends MachineState {
  /** Runs, or goes on, until the attempt is over or waits. */
  run(): Status {
    let goesOn = !this.goingBack;
    this.status = Status.Running;
    for (;;) {
      if (++this.steps > this.limit) throw new PatternLimitError(this.source, this.attempt.start);
      const goesBack = !goesOn;
      goesOn = goesOn ? this.#step() : this.#back();
      if (this.status !== Status.Running) {
        this.goingBack = goesBack;
        return this.status;
      }
    }
  }

  /** One instruction. @returns false: go back */
  #step(): boolean {
    const { pc, position, trail, memo } = this;
    const { code, literals, tests } = this.program;
    const op = code[pc] ?? Op.Fail;
    const a = code[pc + 1] ?? 0;
    const b = code[pc + 2] ?? 0;
    const c = code[pc + 3] ?? 0;
    const next = pc + 1 + (OPERANDS[op] ?? 0);
    switch (op) {
      case Op.Unit:
        return this.#arrive(next, unitEnd(this.text, position, a, b === 1));
      case Op.Literal:
        return this.#arrive(next, (b === 1 ? literalBackward : literalForward)(this.text, position, literals[a] ?? ''));
      case Op.Set:
        return this.#arrive(next, memberEnd(this.text, position, tests[a], b === 1));
      case Op.Run:
        return this.runs.enter(a);
      case Op.Split:
        if (memo.seen(code[pc + 4] ?? 0, position, trail.registers)) return false;
        this.stack.push(Frame.Choice, b, position, c, 0);
        return this.goTo(a, position);
      case Op.Jump:
        return this.goTo(a, position);
      case Op.Open:
      case Op.Mark:
        trail.set(a, position);
        return this.goTo(next, position);
      case Op.Close:
        trail.set(c === 1 ? b + 1 : b, trail.get(a));
        trail.set(c === 1 ? b : b + 1, position);
        return this.goTo(next, position);
      default:
        return this.#rareStep(op, next, a, b, c);
    }
  }

  #rareStep(op: number, next: number, a: number, b: number, c: number): boolean {
    const { position, trail } = this;
    switch (op) {
      case Op.Accept:
        return this.#accept();
      case Op.Progress:
        return this.goTo(trail.get(a) === position ? next : b, position);
      case Op.Zero:
        trail.set(a, 0);
        return this.goTo(next, position);
      case Op.Count:
        return this.#count(this.pc, a, b, c);
      case Op.Look:
      case Op.Atomic:
        trail.pushBarrier(op === Op.Look ? a : -1, position, this.memo.enter());
        return this.goTo(next, position);
      case Op.AtomicEnd:
        this.#popBarrier(true);
        return this.goTo(next, position);
      case Op.LookEnd: {
        const back = this.#popBarrier(b === 0);
        return a >= 0 && this.goTo(a, back);
      }
      case Op.Reference:
        return this.#reference(next, a, b === 1, c === 1);
      case Op.IfGroup:
        return this.goTo(a >= 0 && trail.get(a) >= 0 ? next : b, position);
      case Op.Keep:
        trail.set(KEEP_REGISTER, position);
        return this.goTo(next, position);
      case Op.Assert: {
        const holds = assertionHolds(this, a, this.program.tests[b]);
        return holds === undefined ? this.meetEnd() : holds && this.goTo(next, position);
      }
      default:
        return false;
    }
  }

  /** Goes on at the position that a comparison reached, when it reached one. */
  #arrive(next: number, position: number): boolean {
    if (position >= 0) return this.goTo(next, position);
    return position === SHORT && this.meetEnd();
  }

  #accept(): boolean {
    const { position, attempt } = this;
    if (attempt.notEmptyAt === position && attempt.start === position) return false;
    this.status = Status.Matched;
    return true;
  }

  #count(pc: number, counter: number, min: number, max: number): boolean {
    const { position, trail, stack } = this;
    const { code } = this.program;
    const [body, exit] = [code[pc + 4] ?? 0, code[pc + 5] ?? 0];
    const count = trail.get(counter);
    const isLazy = code[pc + 6] === 1;
    if (count < max && count >= min) {
      if (isLazy) stack.push(Frame.Repeat, body, position, counter, count);
      else stack.push(Frame.Choice, exit, position, -1, 0);
    }
    if (count >= max || (count >= min && isLazy)) return this.goTo(exit, position);
    trail.set(counter, count + 1);
    return this.goTo(body, position);
  }

  #reference(next: number, register: number, ignoreCase: boolean, backward: boolean): boolean {
    const [start, end] = [this.trail.get(register), this.trail.get(register + 1)];
    if (start < 0) return false;
    this.spend(end - start);
    const mode = { ignoreCase, backward, ascii: this.program.asciiCase };
    return this.#arrive(next, referenceEnd(this.text, this.position, start, end, mode));
  }

  #popBarrier(keep: boolean): number {
    this.memo.leave(this.trail.barrierMark, true);
    return this.trail.popBarrier(keep);
  }

  /** Goes back to the last choice. @returns false: look at the frame before */
  #back(): boolean {
    const { stack } = this;
    const top = stack.top - FRAME_SIZE;
    if (top < 0) {
      this.status = Status.Failed;
      return false;
    }
    switch (stack.at(top, 0)) {
      case Frame.Undo:
        this.trail.undo();
        return false;
      case Frame.Greedy:
        return this.runs.giveBack(top);
      case Frame.Lazy:
        return this.runs.takeMore(top);
      case Frame.Choice:
        return this.#retry(top);
      case Frame.Repeat:
        return this.#repeat(top);
      default:
        return this.#barrierFailed(top);
    }
  }

  #retry(top: number): boolean {
    const { stack, memo } = this;
    const position = stack.at(top, 2);
    stack.top = top;
    this.wakeMemo();
    return !memo.seen(stack.at(top, 3), position, this.trail.registers) && this.goTo(stack.at(top, 1), position);
  }

  /** A lazy counted loop takes its body once more. */
  #repeat(top: number): true {
    const { stack } = this;
    const [body, position] = [stack.at(top, 1), stack.at(top, 2)];
    const [counter, count] = [stack.at(top, 3), stack.at(top, 4)];
    stack.top = top;
    this.trail.set(counter, count + 1);
    return this.goTo(body, position);
  }

  #barrierFailed(top: number): boolean {
    const position = this.stack.at(top, 2);
    this.memo.leave(this.stack.at(top, 4), false);
    const place = this.trail.leaveBarrier(top);
    return place >= 0 && this.goTo(place, position);
  }
}
