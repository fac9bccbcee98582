import { OTHER_UNITS, type RunLoop, UNBOUNDED } from '../program/program.js';
import {
  backwardBy,
  codePointAt,
  countBetween,
  after as endAt,
  forwardBy,
  runBackward,
  runForward,
  before as startBefore,
} from './characters.js';
import { Frame } from './stack.js';
import type { MachineState } from './state.js';

/**
 * Repeated single characters, matched in one go.
 *
 * A loop that was left behind as a failure on a run of text fails on every later entry into the same run as well: what could
 * follow it has been tried. The last such stretch of each loop is remembered, so that `\s*x` does not read a run once for each start.
 */
export class RunLoops {
  readonly #machine: MachineState;
  readonly #loops: readonly RunLoop[];
  readonly #failedFrom: Int32Array;
  readonly #failedTo: Int32Array;
  /** How far a loop that waits for text has read; -1: it does not. */
  #reached = -1;

  constructor(machine: MachineState) {
    this.#machine = machine;
    this.#loops = machine.program.loops;
    this.#failedFrom = new Int32Array(this.#loops.length).fill(0);
    this.#failedTo = new Int32Array(this.#loops.length).fill(-1);
  }

  /** Forgets what failed. */
  reset(): void {
    this.#failedTo.fill(-1);
    this.#reached = -1;
  }

  drop(count: number): void {
    for (let i = 0; i < this.#failedTo.length; i++) {
      this.#failedFrom[i] = Math.max(0, (this.#failedFrom[i] ?? 0) - count);
      this.#failedTo[i] = Math.max(-1, (this.#failedTo[i] ?? -1) - count);
    }
    if (this.#reached >= 0) this.#reached -= count;
  }

  /** A new attempt begins. */
  begin(): void {
    this.#reached = -1;
  }

  /** The next start at or after one whose entry into a loop that begins the program is not known to fail. */
  afterFailure(index: number, start: number): number {
    const isKnown = start >= (this.#failedFrom[index] ?? 0) && start <= (this.#failedTo[index] ?? -1);
    return isKnown ? (this.#failedTo[index] ?? start) + 1 : start;
  }

  /** The loop's instruction. */
  enter(index: number): boolean {
    const loop = this.#loops[index];
    if (loop === undefined) return false;
    if (loop.backward) return this.#enterBackward(loop, index);
    const { position } = this.#machine;
    if (position >= (this.#failedFrom[index] ?? 0) && position <= (this.#failedTo[index] ?? -1)) return false;
    return loop.mode === 'lazy' ? this.#enterLazy(loop, index) : this.#enterGreedy(loop, index);
  }

  /** Reads up to `most` members. @returns the end, or -1 when the end of the text came first and more may come */
  #read(loop: RunLoop, most: number): number {
    const machine = this.#machine;
    const { text, position } = machine;
    const isBounded = most !== UNBOUNDED;
    const from = this.#reached >= 0 ? this.#reached : position;
    const end = runForward(text, from, loop.test, isBounded ? most - countBetween(text, position, from) : most);
    machine.spend(end - from);
    this.#reached = -1;
    const isFull = isBounded && countBetween(text, position, end) >= most;
    if (end < text.length || isFull || machine.final) return end;
    this.#reached = end;
    machine.meetEnd();
    return -1;
  }

  #enterGreedy(loop: RunLoop, index: number): boolean {
    const machine = this.#machine;
    const { text, position } = machine;
    const end = this.#read(loop, loop.max);
    if (end < 0) return false;
    const least = leastEnd(text, position, end, loop.min);
    if (least < 0) return false;
    if (loop.mode === 'possessive') return machine.goTo(loop.after, end);
    const last = this.#lastCandidate(loop, least, end);
    if (last < 0) {
      this.#fail(loop, index, least, end);
      return false;
    }
    machine.stack.push(Frame.Greedy, index, least, last, end);
    return this.#tryAt(loop, last);
  }

  /** The last position of the run where what must follow can begin; -1 when there is none. */
  #lastCandidate({ next }: RunLoop, least: number, end: number): number {
    const { text } = this.#machine;
    if (next === undefined || end >= text.length) return end;
    let at = end;
    while (next[Math.min(text.charCodeAt(at), OTHER_UNITS)] !== 1) {
      if (at <= least) return -1;
      at = startBefore(text, at);
    }
    return at;
  }

  /** Goes on after the loop at a position, unless that has failed before. */
  #tryAt(loop: RunLoop, position: number): boolean {
    const { memo, trail } = this.#machine;
    return !memo.seen(loop.memo, position, trail.registers) && this.#machine.goTo(loop.after, position);
  }

  /** A greedy loop gives back one character, or more where what must follow cannot begin. */
  giveBack(frame: number): boolean {
    const machine = this.#machine;
    const { stack, text } = machine;
    const index = stack.at(frame, 1);
    const loop = this.#loops[index];
    if (loop === undefined) return false;
    if (loop.backward) return this.#giveBackBackward(loop, frame);
    const least = stack.at(frame, 2);
    const from = stack.at(frame, 3);
    const position = from > least ? this.#lastCandidate(loop, least, startBefore(text, from)) : -1;
    if (position < 0) {
      stack.top = frame;
      this.#fail(loop, index, least, stack.at(frame, 4));
      machine.spend(from - least);
      return false;
    }
    machine.spend(from - position);
    stack.put(frame, 3, position);
    return this.#tryAt(loop, position);
  }

  /** There is no way on from any position of the stretch. */
  #fail(loop: RunLoop, index: number, from: number, to: number): void {
    if (!loop.remembersFailure) return;
    this.#failedFrom[index] = from;
    this.#failedTo[index] = to;
  }

  #enterLazy(loop: RunLoop, index: number): boolean {
    const machine = this.#machine;
    const { text, position } = machine;
    const end = loop.min === 0 ? position : this.#read(loop, loop.min);
    if (end < 0 || leastEnd(text, position, end, loop.min) < 0) return false;
    machine.stack.push(Frame.Lazy, index, position, end, loop.min);
    return this.#tryAt(loop, end);
  }

  /** A lazy loop takes one more character, or more where what must follow cannot begin. */
  takeMore(frame: number): boolean {
    const machine = this.#machine;
    const { stack } = machine;
    const index = stack.at(frame, 1);
    const loop = this.#loops[index];
    if (loop === undefined) return false;
    if (loop.backward) return this.#takeMoreBackward(loop, frame);
    const from = stack.at(frame, 3);
    const count = stack.at(frame, 4);
    if (count >= loop.max) {
      stack.top = frame;
      return false;
    }
    if (from >= machine.text.length && !machine.final) return machine.meetEnd();
    const position = this.#nextCandidate(loop, from);
    machine.spend(Math.abs(position) - from);
    if (position < 0) {
      stack.top = frame;
      this.#fail(loop, index, stack.at(frame, 2), -1 - position);
      return false;
    }
    stack.put(frame, 3, position);
    if (loop.max !== UNBOUNDED) stack.put(frame, 4, count + 1);
    return this.#tryAt(loop, position);
  }

  /** The next position after taking at least one member where the rest may match; -1 - p when a non-member or the end comes first, at p. */
  #nextCandidate(loop: RunLoop, from: number): number {
    const { text } = this.#machine;
    const { test, next } = loop;
    const unbounded = loop.max === UNBOUNDED;
    if (test.isEverything && unbounded && loop.nextLiteral !== undefined && from < text.length) {
      return literalFrom(text, endAt(text, from), loop.nextLiteral);
    }
    let at = from;
    do {
      if (at >= text.length || !test.has(codePointAt(text, at))) return -1 - at;
      at = endAt(text, at);
    } while (
      unbounded &&
      next !== undefined &&
      at < text.length &&
      next[Math.min(text.charCodeAt(at), OTHER_UNITS)] !== 1
    );
    return at;
  }

  #enterBackward(loop: RunLoop, index: number): boolean {
    const machine = this.#machine;
    const { text, position } = machine;
    const end = runBackward(text, position, loop.test, loop.mode === 'lazy' ? loop.min : loop.max);
    machine.spend(position - end);
    if (countBetween(text, end, position) < loop.min) return false;
    if (loop.mode === 'greedy') machine.stack.push(Frame.Greedy, index, backwardBy(text, position, loop.min), end, end);
    if (loop.mode === 'lazy') machine.stack.push(Frame.Lazy, index, position, end, loop.min);
    return machine.goTo(loop.after, end);
  }

  #giveBackBackward(loop: RunLoop, frame: number): boolean {
    const machine = this.#machine;
    const { stack } = machine;
    const from = stack.at(frame, 3);
    if (from >= stack.at(frame, 2)) {
      stack.top = frame;
      return false;
    }
    const position = endAt(machine.text, from);
    stack.put(frame, 3, position);
    return machine.goTo(loop.after, position);
  }

  #takeMoreBackward(loop: RunLoop, frame: number): boolean {
    const machine = this.#machine;
    const { text, stack } = machine;
    const from = stack.at(frame, 3);
    const count = stack.at(frame, 4);
    const start = startBefore(text, from);
    if (count >= loop.max || from <= 0 || !loop.test.has(codePointAt(text, start))) {
      stack.top = frame;
      return false;
    }
    stack.put(frame, 3, start);
    stack.put(frame, 4, count + 1);
    return machine.goTo(loop.after, start);
  }
}

/** The position after the least number of members; -1 when the run is shorter. */
function leastEnd(text: string, start: number, end: number, min: number): number {
  if (end - start < min) return -1;
  if (min === 0) return start;
  const least = min === 1 ? endAt(text, start) : forwardBy(text, start, min);
  return least <= end && end > start ? least : -1;
}

/** Where the literal, or the part of it that the text still holds, comes next. There is always one: the end. */
function literalFrom(text: string, from: number, literal: string): number {
  const found = text.indexOf(literal, from);
  if (found >= 0) return found;
  let at = Math.max(from, text.length - literal.length + 1);
  while (at < text.length && !literal.startsWith(text.slice(at))) at++;
  return at;
}
