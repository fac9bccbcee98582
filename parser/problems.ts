import type { TemplatePath } from './values.js';

/**
 * Problems that `validateTemplate` reports: the reference's load checks in their order ("Loading: checks in order"), then
 * what loads and must fail at every match.
 */
export const PROBLEM_CODES = [
  // Load checks.
  'template-type', // 1
  'version-unsupported', // 2
  'unknown-key', // 3 and 7
  'defaults-type', // 4
  'fields-missing', // 5
  'fields-type', // 5
  'fields-empty', // 5
  'field-type', // 6
  'content-unknown', // 8
  'literal-and-pattern', // 9, 14
  'literal-type', // 9, 14
  'literal-list-empty', // 9, 14
  'literal-empty', // 9, 14
  'pattern-type', // 9, 14
  'pattern-syntax', // 9, 14; also tag_pattern, which loads
  'pattern-unsupported', // ours: the reference would load it
  'join-type', // 10
  'join-without-repeats', // 10
  'transform-each-type', // 11
  'transform-each-without-transform', // 11
  'placeholder-mixed', // 12
  'groups-without-transform', // 12
  'several-implicit-fields', // 13
  'start-anchor-missing', // 15
  // Loads, and every match of the field fails.
  'content-args-type',
  'tag-pattern-missing',
  'tag-pattern-type',
  'tag-pattern-without-key',
  'value-parser-type',
  'value-parser-unknown',
  'placeholder-unknown',
] as const;

export type ProblemCode = (typeof PROBLEM_CODES)[number];

export interface TemplateProblem {
  readonly code: ProblemCode;
  /** The value concerned, or for a missing or unknown key the key's own place. */
  readonly path: TemplatePath;
  /** `error`: the template is refused, or every match of the field fails. `warning`: it loads, and is not what it seems. */
  readonly severity: 'error' | 'warning';
  /** True for the reference's load checks and for `pattern-unsupported`: `loadTemplate` throws the first of these. */
  readonly refuses: boolean;
  /** What the message names: plain JSON. For pattern problems `start`, `end` (UTF-16 offsets in the pattern) and `reason`. */
  readonly args: Readonly<Record<string, string | number | boolean | readonly string[]>>;
  /** Other places that belong to it, for example the other implicit fields. */
  readonly related?: readonly TemplatePath[];
}
