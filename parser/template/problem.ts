import type { ProblemCode, TemplateProblem } from '../problems.js';
import type { PatternIssue } from '../regex/tree.js';
import type { JsonValue, TemplatePath } from '../values.js';

/** Problems with which the reference loads the template, and fails at every match. */
const FAILS_LATER: ReadonlySet<ProblemCode> = new Set([
  'content-args-type',
  'tag-pattern-missing',
  'tag-pattern-type',
  'tag-pattern-without-key',
  'value-parser-type',
  'value-parser-unknown',
  'placeholder-unknown',
] satisfies ProblemCode[]);

export function problem(
  code: ProblemCode,
  path: TemplatePath,
  args: TemplateProblem['args'] = {},
  related: readonly TemplatePath[] = [],
): TemplateProblem {
  const base = { code, path, severity: 'error', refuses: !FAILS_LATER.has(code), args } as const;
  return related.length === 0 ? base : { ...base, related };
}

/** What is wrong with a pattern. With `loads`, a syntax error does not refuse the template (`tag_pattern`). */
export function patternProblem(issue: PatternIssue, path: TemplatePath, loads: boolean): TemplateProblem {
  const { reason, start, end } = issue;
  const found = problem(issue.code, path, { key: String(path.at(-1)), reason, start, end });
  return loads && issue.code === 'pattern-syntax' ? { ...found, refuses: false } : found;
}

/** The type of a value in JSON's own words, for messages. */
export function typeName(value: JsonValue | undefined): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  return typeof value === 'bigint' ? 'number' : typeof value;
}
