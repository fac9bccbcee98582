import { PROBLEM_CODES, type ProblemCode, type TemplateProblem } from '../problems.js';
import type { PatternIssue } from '../regex/tree.js';
import type { JsonValue, TemplatePath } from '../values.js';
import { CONTENT_PARSERS } from './keys.js';

/** From here on: problems with which the reference loads the template, and fails at every match. */
const FAILS_LATER = PROBLEM_CODES.indexOf('content-args-type');

type Args = TemplateProblem['args'];

export function problem(
  code: ProblemCode,
  path: TemplatePath,
  args: Args = {},
  related?: readonly TemplatePath[],
): TemplateProblem {
  const refuses = PROBLEM_CODES.indexOf(code) < FAILS_LATER;
  const found = { code, path, severity: 'error', refuses, args } as const;
  return related?.length ? { ...found, related } : found;
}

/** A value is of the wrong type. */
export function typeProblem(
  code: ProblemCode,
  path: TemplatePath,
  value: JsonValue | undefined,
  args?: Args,
): TemplateProblem {
  return problem(code, path, { ...args, type: typeName(value) });
}

/** A value is not the name of a content parser. @param key what the message calls it */
export function parserProblem(code: ProblemCode, path: TemplatePath, value: JsonValue, key: string): TemplateProblem {
  const args = { known: CONTENT_PARSERS };
  return typeof value === 'string'
    ? problem(code, path, { [key]: value, ...args })
    : typeProblem(code, path, value, args);
}

/** What is wrong with a pattern. With `loads`, a syntax error does not refuse the template (`tag_pattern`). */
export function patternProblem(issue: PatternIssue, path: TemplatePath, loads: boolean): TemplateProblem {
  const { code, reason, start, end } = issue;
  const found = problem(code, path, { key: String(path.at(-1)), reason, start, end });
  return loads && code === 'pattern-syntax' ? { ...found, refuses: false } : found;
}

/** The type of a value in JSON's own words, for messages. */
export function typeName(value: JsonValue | undefined): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  return typeof value === 'bigint' ? 'number' : typeof value;
}
