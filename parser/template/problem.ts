import { shownValue } from '../json/shown.js';
import { PROBLEM_CODES, type ProblemCode, type TemplateProblem } from '../problems.js';
import type { JsonValue, TemplatePath } from '../values.js';
import type { PatternTrees } from './patterns.js';
import type { ProblemArgs } from './sentences.js';

/** From here on: problems with which the reference loads the template, and fails at every match. */
const FAILS_LATER = PROBLEM_CODES.indexOf('content-args-type');

export function problem(
  code: ProblemCode,
  path: TemplatePath,
  args: ProblemArgs = {},
  related?: readonly TemplatePath[],
): TemplateProblem {
  // The reference compiles a tag pattern when it needs it.
  const isLate = code === 'pattern-syntax' && path.at(-1) === 'tag_pattern';
  const refuses = !isLate && PROBLEM_CODES.indexOf(code) < FAILS_LATER;
  return { code, path, severity: 'error', refuses, args, related };
}

/** A template of which no more is looked at. */
export function unreadable(reason: string): TemplateProblem {
  return problem('template-type', [], { found: `one that cannot be read: ${reason}` });
}

/** What comes after so many problems is said in one. */
const MAX_PROBLEMS = 10_000;

/** What the checks of a template have found until now, and the patterns that they read. */
export class Problems {
  readonly found: TemplateProblem[] = [];
  readonly trees: PatternTrees;

  constructor(trees: PatternTrees) {
    this.trees = trees;
  }

  add(code: ProblemCode, path: TemplatePath, args?: ProblemArgs, related?: readonly TemplatePath[]): void {
    const { length } = this.found;
    if (length < MAX_PROBLEMS) this.found.push(problem(code, path, args, related));
    else if (length === MAX_PROBLEMS) this.found.push(unreadable('it has more than 10,000 problems'));
  }

  /** A value is not what it must be. */
  addValue(code: ProblemCode, path: TemplatePath, value: JsonValue | undefined, args?: ProblemArgs): void {
    this.add(code, path, { ...args, found: shownValue(value) });
  }
}
