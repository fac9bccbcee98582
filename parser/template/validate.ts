import { messageOf } from '../failure.js';
import { importJson } from '../json/import.js';
import { entriesOf, isObject } from '../json/object.js';
import type { TemplateProblem } from '../problems.js';
import type { JsonObject, JsonValue, TemplatePath } from '../values.js';
import { checkDelimiter } from './check-delimiter.js';
import { checkField, checkKeys } from './check-field.js';
import { type DelimiterKey, patternKeyOf, TEMPLATE_KEYS } from './keys.js';
import { PatternTrees } from './patterns.js';
import { Problems, unreadable } from './problem.js';

/**
 * All problems of a template, in the reference's order of checks (reference behaviour, "Loading: checks in order"), so that the first
 * one with `refuses` is what `loadTemplate` throws. Problems that only follow from a reported one are left out; of more than 10,000, the rest
 * is one that refuses. Never throws.
 */
export function validateTemplate(spec: unknown): readonly TemplateProblem[] {
  const { value, problems } = copyTemplate(spec);
  return problems ?? checkTemplate(value, new PatternTrees());
}

interface TemplateCopy {
  readonly value?: JsonValue | undefined;
  readonly problems?: readonly TemplateProblem[];
  readonly cause?: unknown;
}

/** The engine's own copy of a template, or why there can be none: it is nested too deeply, has too many values, or something of the caller's throws. */
export function copyTemplate(spec: unknown): TemplateCopy {
  try {
    return { value: importJson(spec) };
  } catch (cause) {
    return { problems: [unreadable(messageOf(cause))], cause };
  }
}

/** As `validateTemplate`, for a template that is the engine's own copy. */
export function checkTemplate(template: JsonValue | undefined, trees: PatternTrees): readonly TemplateProblem[] {
  const problems = new Problems(trees);
  if (isObject(template)) checkTopLevel(template, problems);
  else problems.addValue('template-type', [], template);
  return problems.found;
}

function checkTopLevel(template: JsonObject, problems: Problems): void {
  const { version = 1, defaults = {}, fields } = template;
  // Check 2. `true` passes, since Python's True equals 1.
  if (version !== 1 && version !== true) problems.addValue('version-unsupported', ['version'], version);
  checkKeys(template, TEMPLATE_KEYS, [], problems);
  if (!isObject(defaults)) problems.addValue('defaults-type', ['defaults'], defaults);
  checkFields(fields, ['fields'], problems);
  checkDelimiter(template, 'start_anchor', [], problems);
  if (!has(template, 'start_anchor')) problems.add('start-anchor-missing', ['start_anchor']);
}

/** Whether the delimiter is given, as a literal or as a pattern. */
function has(owner: JsonObject, key: DelimiterKey): boolean {
  return key in owner || patternKeyOf(key) in owner;
}

/** Checks 5 to 13. */
function checkFields(fields: JsonValue | undefined, path: TemplatePath, problems: Problems): void {
  if (!isObject(fields)) {
    if (fields === undefined) problems.add('fields-missing', path);
    else problems.addValue('fields-type', path, fields);
    return;
  }
  const entries = entriesOf(fields);
  if (entries.length === 0) problems.add('fields-empty', path);
  for (const [name, field] of entries) checkField(field, [...path, name], problems);
  const names = entries.flatMap(([name, field]) => (isObject(field) && !has(field, 'open') ? [name] : []));
  const [first, second, ...others] = names.map((name) => [...path, name]);
  if (first && second) problems.add('several-implicit-fields', second, { names }, [first, ...others]);
}
