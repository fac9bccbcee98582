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

  #operand(index: number): number {
    return this.program.code[this.pc + 1 + index] ?? 0;
  }

  /** Goes on after the current instruction. */
  #next(position: number): true {
    this.position = position;
    this.pc += 1 + (OPERANDS[this.program.code[this.pc] ?? 0] ?? 0);
    return true;
  }

  /** One instruction. @returns false: go back */
  #step(): boolean {
    switch (this.program.code[this.pc]) {
      case Op.Unit:
        return this.#unit();
      case Op.Literal:
        return this.#literal();
      case Op.Set:
        return this.#set();
      case Op.Run:
        return this.runs.enter(this.#operand(0));
      case Op.Split:
        return this.#split();
      case Op.Jump:
        return this.goTo(this.#operand(0), this.position);
      case Op.Open:
      case Op.Mark:
        this.trail.set(this.#operand(0), this.position);
        return this.#next(this.position);
      case Op.Close:
        return this.#close();
      case Op.Accept:
        return this.#accept();
      default:
        return this.#rareStep();
    }
  }

  #rareStep(): boolean {
    switch (this.program.code[this.pc]) {
      case Op.Progress:
        return this.#progress();
      case Op.Zero:
        this.trail.set(this.#operand(0), 0);
        return this.#next(this.position);
      case Op.Count:
        return this.#count();
      case Op.Look:
        return this.#barrier(this.#operand(0));
      case Op.LookEnd:
        return this.#lookEnd();
      case Op.Atomic:
        return this.#barrier(-1);
      case Op.AtomicEnd:
        this.#popBarrier(true);
        return this.#next(this.position);
      case Op.Reference:
        return this.#reference();
      case Op.IfGroup:
        return this.#ifGroup();
      case Op.Keep:
        this.trail.set(KEEP_REGISTER, this.position);
        return this.#next(this.position);
      case Op.Assert:
        return this.#assert();
      default:
        return false;
    }
  }

  #split(): boolean {
    const { position } = this;
    if (this.memo.seen(this.#operand(3), position, this.trail.registers)) return false;
    this.stack.push(Frame.Choice, this.#operand(1), position, this.#operand(2), 0);
    return this.goTo(this.#operand(0), position);
  }

  #unit(): boolean {
    return this.#arrive(unitEnd(this.text, this.position, this.#operand(0), this.#operand(1) === 1));
  }

  #literal(): boolean {
    const literal = this.program.literals[this.#operand(0)] ?? '';
    const compare = this.#operand(1) === 1 ? literalBackward : literalForward;
    return this.#arrive(compare(this.text, this.position, literal));
  }

  #set(): boolean {
    const test = this.program.tests[this.#operand(0)];
    return this.#arrive(memberEnd(this.text, this.position, test, this.#operand(1) === 1));
  }

  /** Goes on at the position that a comparison reached, when it reached one. */
  #arrive(position: number): boolean {
    if (position >= 0) return this.#next(position);
    return position === SHORT && this.meetEnd();
  }

  #close(): boolean {
    const begun = this.trail.get(this.#operand(0));
    const group = this.#operand(1);
    const backward = this.#operand(2) === 1;
    this.trail.set(group, backward ? this.position : begun);
    this.trail.set(group + 1, backward ? begun : this.position);
    return this.#next(this.position);
  }

  #accept(): boolean {
    const { position, attempt } = this;
    if (attempt.notEmptyAt === position && attempt.start === position) return false;
    this.status = Status.Matched;
    return true;
  }

  #progress(): boolean {
    if (this.trail.get(this.#operand(0)) === this.position) return this.#next(this.position);
    return this.goTo(this.#operand(1), this.position);
  }

  #count(): boolean {
    const [counter, min, max] = [this.#operand(0), this.#operand(1), this.#operand(2)];
    const [body, exit] = [this.#operand(3), this.#operand(4)];
    const count = this.trail.get(counter);
    if (count >= max) return this.goTo(exit, this.position);
    if (count >= min && this.#operand(5) === 1) {
      this.stack.push(Frame.Repeat, body, this.position, counter, count);
      return this.goTo(exit, this.position);
    }
    if (count >= min) this.stack.push(Frame.Choice, exit, this.position, -1, 0);
    this.trail.set(counter, count + 1);
    return this.goTo(body, this.position);
  }

  #reference(): boolean {
    const start = this.trail.get(this.#operand(0));
    const end = this.trail.get(this.#operand(0) + 1);
    if (start < 0) return false;
    this.spend(end - start);
    const ascii = this.program.asciiCase;
    const mode = { ignoreCase: this.#operand(1) === 1, backward: this.#operand(2) === 1, ascii };
    return this.#arrive(referenceEnd(this.text, this.position, start, end, mode));
  }

  #ifGroup(): boolean {
    const register = this.#operand(0);
    const tookPart = register >= 0 && this.trail.get(register) >= 0;
    return tookPart ? this.#next(this.position) : this.goTo(this.#operand(1), this.position);
  }

  #assert(): boolean {
    const holds = assertionHolds(this, this.#operand(0), this.program.tests[this.#operand(1)]);
    if (holds === undefined) return this.meetEnd();
    return holds && this.#next(this.position);
  }

  /** What follows is tried on its own. @param place where to go on when it fails; -1: it fails too */
  #barrier(place: number): true {
    this.trail.pushBarrier(place, this.position, this.memo.enter());
    return this.#next(this.position);
  }

  #popBarrier(keep: boolean): number {
    this.memo.leave(this.trail.barrierMark, true);
    return this.trail.popBarrier(keep);
  }

  #lookEnd(): boolean {
    const negative = this.#operand(1) === 1;
    const place = this.#operand(0);
    const position = this.#popBarrier(!negative);
    return place >= 0 && this.goTo(place, position);
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
