import { type ProblemArgs, SENTENCES } from './template/sentences.js';
import type { TemplatePath } from './values.js';

export type ProblemCode = keyof typeof SENTENCES;

/**
 * Problems that `validateTemplate` reports: the reference's load checks in their order ("Loading: checks in order"), then
 * what loads and must fail at every match.
 */
export const PROBLEM_CODES = Object.keys(SENTENCES) as readonly ProblemCode[];

export interface TemplateProblem {
  readonly code: ProblemCode;
  /** The value concerned, or for a missing or unknown key the key's own place. */
  readonly path: TemplatePath;
  /** `error`: the template is refused, or every match of the field fails. `warning`: it loads, and is not what it seems. */
  readonly severity: 'error' | 'warning';
  /** True for the reference's load checks and for `pattern-unsupported`: `loadTemplate` throws the first of these. */
  readonly refuses: boolean;
  /** What the message names: plain JSON. For pattern problems `start`, `end` (UTF-16 offsets in the pattern) and `reason`. */
  readonly args: ProblemArgs;
  /** Other places that belong to it, for example the other implicit fields. */
  readonly related?: readonly TemplatePath[] | undefined;
}
