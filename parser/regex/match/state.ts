import { DEFAULT_STEPS, type MatchLimits, STEPS_PAID_BACK, STEPS_PER_UNIT } from '../limit.js';
import { groupRegister, type Program } from '../program/program.js';
import { Memo } from './memo.js';
import { RunLoops } from './runs.js';
import type { Stack } from './stack.js';
import { Trail } from './trail.js';

/** A tight loop over text costs one step for 16 units. */
const UNITS_PER_STEP_BITS = 4;
/** Steps after which it pays to remember failures. */
const MEMO_THRESHOLD = 2000;

export enum Status {
  Running = 0,
  Matched = 1,
  Failed = 2,
  /** A test met the end of the text, and more text may come: `run` goes on there when it has. */
  Waiting = 3,
}

/** What an attempt at one start needs to know. */
export interface Attempt {
  readonly start: number;
  /** `\G` */
  readonly searchStart: number;
  /** The match may not be empty here: the one before was. -1: it may. */
  readonly notEmptyAt: number;
}

/** What a run knows, and the few ways in which instructions change it. */
export class MachineState {
  text = '';
  /** No more text will come. */
  final = true;
  /** Nothing was dropped before the text: position 0 is where it begins. */
  atRealStart = true;
  pc = 0;
  position = 0;
  status: Status = Status.Failed;
  readonly trail: Trail;
  readonly stack: Stack;
  readonly memo: Memo;
  readonly runs: RunLoops;
  attempt: Attempt = { start: 0, searchStart: 0, notEmptyAt: -1 };
  /** Steps taken, in all searches. */
  steps = 0;
  /** The count of steps that ends the search with an error. */
  limit: number;
  readonly #mostSteps: number;
  /** The count of steps from which it pays to remember failures. */
  #wakeAt = 0;
  /** All starts before this one are done with. */
  #furthest = 0;
  /** The run waits for text in the middle of going back. */
  goingBack = false;

  constructor(
    readonly program: Program,
    readonly source: string,
    limits: MatchLimits,
  ) {
    this.#mostSteps = limits.steps ?? DEFAULT_STEPS;
    this.limit = this.#mostSteps;
    this.trail = new Trail(program.registerCount);
    this.stack = this.trail.stack;
    this.memo = new Memo(program.memoMarks);
    this.runs = new RunLoops(this);
  }

  /** Sets the text of the search that begins or goes on. @param arrived how many units of it are new */
  setText(text: string, arrived: number, final: boolean): void {
    this.text = text;
    this.final = final;
    const most = this.steps + this.#mostSteps + STEPS_PER_UNIT * text.length;
    this.limit = Math.min(most, this.limit + STEPS_PER_UNIT * arrived);
    this.#wakeAt = this.steps + MEMO_THRESHOLD;
  }

  /** No match begins before the start. */
  advance(start: number): void {
    if (start <= this.#furthest) return;
    const most = Math.max(this.limit, this.steps + this.#mostSteps);
    this.limit = Math.min(most, this.limit + STEPS_PAID_BACK * (start - this.#furthest));
    this.#furthest = start;
  }

  begin(attempt: Attempt): void {
    this.attempt = attempt;
    this.pc = 0;
    this.position = attempt.start;
    this.trail.clear();
    this.memo.begin();
    this.goingBack = false;
    this.runs.begin();
  }

  /** Forgets what earlier attempts found out: another text, or another place in it. @param base nothing before it is looked at */
  forget(base: number): void {
    this.memo.reset(base);
    this.runs.reset();
  }

  /** The first `count` units of the text are gone. The attempt, if one waits, has to begin again. */
  drop(count: number): void {
    this.memo.reset(0);
    this.runs.drop(count);
    this.atRealStart = false;
    this.#furthest = Math.max(0, this.#furthest - count);
  }

  /** The attempt stands at the end of the text: false, and for good when no more will come. */
  meetEnd(): false {
    if (!this.final) this.status = Status.Waiting;
    return false;
  }

  /** Counts work in a tight loop over text, and lets the memo begin when there is much of it. */
  spend(units: number): void {
    this.steps += units >> UNITS_PER_STEP_BITS;
    this.wakeMemo();
  }

  wakeMemo(): void {
    if (this.steps > this.#wakeAt) this.memo.wake();
  }

  /** Goes on at a place and a position. */
  goTo(place: number, position: number): true {
    this.pc = place;
    this.position = position;
    return true;
  }

  /** The text of a group in the match that was found; undefined when it took no part. */
  groupText(group: number): string | undefined {
    const start = this.trail.get(groupRegister(group));
    return start < 0 ? undefined : this.text.slice(start, this.trail.get(groupRegister(group) + 1));
  }
}
