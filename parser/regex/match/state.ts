import { DEFAULT_STEPS, type MatchLimits, STEPS_PER_UNIT } from '../limit.js';
import { groupRegister, type Program } from '../program/program.js';
import { Memo } from './memo.js';
import { RunLoops } from './runs.js';
import type { Stack } from './stack.js';
import { Trail } from './trail.js';

/** A tight loop over text costs one step for 16 units. */
const UNITS_PER_STEP_BITS = 4;

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
  steps = 0;
  /** Most steps that this search may take. */
  budget = 0;
  /** The run waits for text in the middle of going back. */
  goingBack = false;

  constructor(
    readonly program: Program,
    readonly source: string,
    readonly limits: MatchLimits,
  ) {
    this.trail = new Trail(program.registerCount);
    this.stack = this.trail.stack;
    this.memo = new Memo(program.memoMarks);
    this.runs = new RunLoops(this);
  }

  /** Sets the text of the search that begins or goes on. */
  setText(text: string, from: number, final: boolean): void {
    this.text = text;
    this.final = final;
    this.steps = 0;
    this.budget = (this.limits.steps ?? DEFAULT_STEPS) + STEPS_PER_UNIT * (text.length - from);
  }

  begin(attempt: Attempt): void {
    this.attempt = attempt;
    this.pc = 0;
    this.position = attempt.start;
    this.trail.clear();
    this.goingBack = false;
    this.runs.begin();
  }

  /** Forgets what earlier attempts found out: another text, or another place in it. */
  forget(from: number): void {
    this.memo.reset(from);
    this.runs.reset();
  }

  /** The first `count` units of the text are gone. The attempt, if one waits, has to begin again. */
  drop(count: number): void {
    this.memo.reset(0);
    this.runs.drop(count);
    this.atRealStart = false;
  }

  /** The attempt stands at the end of the text: false, and for good when no more will come. */
  meetEnd(): false {
    if (!this.final) this.status = Status.Waiting;
    return false;
  }

  /** Counts work in a tight loop over text, and lets the memo begin when there is much of it. */
  spend(units: number): void {
    this.steps += units >> UNITS_PER_STEP_BITS;
    this.memo.wake(this.steps);
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
