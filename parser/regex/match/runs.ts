import { Account, type MatchLimits } from '../limit.js';
import { literalAt } from '../program/first.js';
import { INSTRUCTION_SIZE, OTHER_UNITS, type Program, type RunLoop } from '../program/program.js';
import { UNBOUNDED } from '../tree.js';
import { Budget, UNITS_PER_STEP_BITS } from './budget.js';
import { beyond, DIFFERENT, memberEnd, SHORT, towards } from './characters.js';
import { Memo } from './memo.js';
import { literalFrom } from './starts.js';
import { Frame, Trail } from './trail.js';

/** What a unit may begin: see `Program.filters`. */
export const BOTH = 3;

/**
 * The part of a machine that matches repeated single characters, in one go.
 *
 * A loop that was left behind as a failure on a run of text fails on every later entry into the same run as well: what could
 * follow it has been tried. The last such stretch of each loop is remembered, so that `\s*x` does not read a run once for each start.
 */
export abstract class RunLoops {
  text = '';
  /** No more text will come. */
  final = true;
  pc = 0;
  position = 0;
  readonly budget: Budget;
  readonly trail: Trail;
  readonly memo: Memo;
  readonly #failedFrom: Int32Array;
  readonly #failedTo: Int32Array;
  /** How far a loop that waits for text has read, and how many characters; -1: none waits. */
  #reached = -1;
  #taken = 0;
  /** Where the last reading for more ended. */
  #stopped = 0;

  constructor(
    readonly program: Program,
    limits: MatchLimits,
  ) {
    const account = limits instanceof Account ? limits : new Account(limits);
    this.budget = new Budget(account);
    this.trail = new Trail(program.registerCount);
    this.memo = new Memo(program, this.trail.registers, account);
    this.#failedFrom = new Int32Array(program.loops.length);
    this.#failedTo = new Int32Array(program.loops.length).fill(-1);
  }

  /** Forgets what earlier attempts found out: another text, or another place in it. */
  forget(): void {
    this.memo.reset();
    this.#failedTo.fill(-1);
    this.#spend(this.#failedTo.length);
  }

  /** The first `count` units of the text are gone. The attempt, if one waits, has to begin again. */
  drop(count: number): void {
    this.memo.reset();
    this.budget.drop(count);
    for (let i = 0; i < this.#failedTo.length; i++) {
      this.#failedFrom[i] = Math.max(0, (this.#failedFrom[i] ?? 0) - count);
      this.#failedTo[i] = Math.max(-1, (this.#failedTo[i] ?? -1) - count);
    }
  }

  /** An attempt begins. */
  begin(start: number): void {
    this.pc = 0;
    this.position = start;
    this.#reached = -1;
  }

  /** The next position at or after one from which the loop is not known to fail. */
  afterFailure(index: number, position: number): number {
    const to = this.#failedTo[index] ?? -1;
    return position >= (this.#failedFrom[index] ?? 0) && position <= to ? to + 1 : position;
  }

  /** The loop's instruction. @returns the position where to go on; DIFFERENT or SHORT */
  protected enterLoop(index: number): number {
    const { text, position, trail } = this;
    const loop = this.program.loops[index];
    if (loop === undefined || this.afterFailure(index, position) !== position) return DIFFERENT;
    const { min, max, mode } = loop;
    const isLazy = mode === 'lazy';
    const end = this.#read(loop, isLazy ? min : max);
    if (end < 0) return end;
    const least = towards(text, position, end, min);
    if (least < 0 || mode === 'possessive') return least < 0 ? least : end;
    if (isLazy) {
      trail.push(Frame.Run, index, position, end, min);
      return this.#tryAt(loop, end);
    }
    const last = this.#mayFollow(loop, end) ? end : this.#less(loop, end, least);
    if (last < 0) this.#fail(loop, index, least, end);
    else trail.push(Frame.Run, index, least, last, end);
    return last < 0 ? DIFFERENT : this.#tryAt(loop, last);
  }

  /** What followed the loop failed: it takes less, or more. @returns as `enterLoop` does */
  protected again(frame: number): number {
    const { trail, memo, final } = this;
    const index = trail.at(frame, 1);
    const loop = this.program.loops[index];
    if (loop === undefined) return DIFFERENT;
    const first = trail.at(frame, 2);
    const last = trail.at(frame, 3);
    const isLazy = loop.mode === 'lazy';
    const next = isLazy ? this.#more(loop, last, trail.at(frame, 4)) : this.#less(loop, last, first);
    if (next === SHORT && !final) return SHORT;
    memo.fail(loop.memo, last);
    if (next < 0) {
      trail.top = frame;
      this.#fail(loop, index, first, isLazy ? this.#stopped : trail.at(frame, 4));
      return DIFFERENT;
    }
    trail.put(frame, 3, next);
    if (isLazy && loop.max !== UNBOUNDED) trail.put(frame, 4, trail.at(frame, 4) + 1);
    return this.#tryAt(loop, next);
  }

  /** Reads up to `most` members. @returns where it stops; SHORT when the end of the text came first and more may come */
  #read(loop: RunLoop, most: number): number {
    const { text, position, final } = this;
    const { test, backward } = loop;
    const from = this.#reached < 0 ? position : this.#reached;
    let taken = this.#reached < 0 ? 0 : this.#taken;
    let at = from;
    this.#reached = -1;
    if (test.isEverything && most === UNBOUNDED && !backward) at = text.length;
    for (; taken < most; taken++) {
      const end = memberEnd(text, at, test, backward);
      if (end < 0) break;
      at = end;
    }
    this.#spend(at - from);
    if (backward || final || at < text.length || taken >= most) return at;
    this.#reached = at;
    this.#taken = taken;
    return SHORT;
  }

  /** The next position back in the run where what must follow can begin; DIFFERENT when there is none. */
  #less(loop: RunLoop, from: number, least: number): number {
    const { text } = this;
    let at = from;
    do {
      if (at === least) {
        at = DIFFERENT;
        break;
      }
      at = beyond(text, at, !loop.backward);
    } while (!this.#mayFollow(loop, at));
    this.#spend(from - (at < 0 ? least : at));
    return at;
  }

  /** The next position after at least one more member where what must follow can begin; DIFFERENT or SHORT. */
  #more(loop: RunLoop, from: number, count: number): number {
    const { text, program } = this;
    const { test, max, backward, place } = loop;
    const isUnbounded = max === UNBOUNDED;
    if (count >= max) return DIFFERENT;
    const canJump = test.isEverything && isUnbounded && !backward && from < text.length;
    const literal = canJump && literalAt(program, place + INSTRUCTION_SIZE);
    if (literal) {
      const found = literalFrom(text, beyond(text, from, false), literal);
      this.#spend(found - from);
      return found;
    }
    let at = from;
    let end: number;
    do {
      this.#stopped = at;
      end = memberEnd(text, at, test, backward);
      at = end;
    } while (end >= 0 && isUnbounded && !this.#mayFollow(loop, end));
    this.#spend(this.#stopped - from);
    return end;
  }

  /** Goes on after the loop, unless that has failed before. */
  #tryAt(loop: RunLoop, position: number): number {
    this.pc = loop.place + INSTRUCTION_SIZE;
    return this.memo.hasFailed(loop.memo, position) ? DIFFERENT : position;
  }

  /** There is no way on from any position of the stretch. */
  #fail(loop: RunLoop, index: number, from: number, to: number): void {
    if (!loop.remembersFailure) return;
    this.#failedFrom[index] = from;
    this.#failedTo[index] = to;
  }

  #mayFollow({ place }: RunLoop, position: number): boolean {
    return this.mayBegin(this.program.code[place + 4] ?? -1, position) !== 0;
  }

  /** What the unit at a position may begin, by a filter. At the end of the text, anything. */
  protected mayBegin(filter: number, position: number): number {
    const { text } = this;
    const units = this.program.filters[filter];
    if (units === undefined || position >= text.length) return BOTH;
    return units[Math.min(text.charCodeAt(position), OTHER_UNITS)] ?? BOTH;
  }

  #spend(units: number): void {
    this.budget.steps += Math.abs(units) >> UNITS_PER_STEP_BITS;
  }
}
