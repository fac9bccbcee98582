import { checkPieces, inOrder } from '../check.js';
import type { TemplateModel } from '../document/model.js';
import type { Finding } from '../findings.js';
import type { Check } from '../fixes/trials.js';
import type { FaultLog } from '../guard.js';
import type { PatternStudies } from '../patterns/study.js';
import { RULES } from '../rules/index.js';
import type { Settings } from '../settings.js';

/** A check that has begun: whoever asks for its findings carries it on. */
class RunningCheck {
  readonly #pieces: Iterator<readonly Finding[], void>;
  readonly #done: (readonly Finding[])[] = [];
  #findings: readonly Finding[] | undefined;

  constructor(pieces: Iterator<readonly Finding[], void>) {
    this.#pieces = pieces;
  }

  /** Does the next piece; false where none is left. */
  advance(): boolean {
    if (this.#findings !== undefined) return false;
    const { done, value } = this.#pieces.next();
    if (done !== true && value !== undefined) this.#done.push(value);
    if (done === true) this.#findings = inOrder(this.#done);
    return done !== true;
  }

  /** All findings: what is left of the check is done. */
  findings(): readonly Finding[] {
    while (this.advance());
    return this.#findings ?? [];
  }
}

/** The checks of one choice of settings. */
export interface CachedCheck {
  readonly all: Check;
  /** Does the check piece by piece. When all are done, `all` has the findings at once. */
  pieces(model: TemplateModel): Iterable<unknown>;
}

/** Findings of a model are made once for each choice of targets: diagnostics and code actions ask for the same ones. */
export function createCheck(log: FaultLog, studies: PatternStudies): (settings: Settings) => CachedCheck {
  const known = new WeakMap<TemplateModel, Map<string, RunningCheck>>();
  return ({ targets }) => {
    const key = targets.map(({ name }) => name).join();
    const runningFor = (model: TemplateModel): RunningCheck => {
      const byTargets = known.get(model) ?? new Map<string, RunningCheck>();
      const running = byTargets.get(key) ?? new RunningCheck(checkPieces(model, log, RULES, { targets, studies }));
      known.set(model, byTargets.set(key, running));
      return running;
    };
    return {
      all: (model) => runningFor(model).findings(),
      *pieces(model) {
        const running = runningFor(model);
        while (running.advance()) yield;
      },
    };
  };
}
