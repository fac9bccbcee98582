import { importJson } from '../json/import.js';
import { DepthError, MAX_DEPTH } from '../json/limits.js';
import { entriesOf, isObject, ownValue } from '../json/object.js';
import type { TemplateProblem } from '../problems.js';
import type { JsonObject, JsonValue, TemplatePath } from '../values.js';
import { checkDelimiter } from './check-delimiter.js';
import { checkField, checkKeys } from './check-field.js';
import { type DelimiterKey, patternKeyOf, TEMPLATE_KEYS } from './keys.js';
import { PatternTrees } from './patterns.js';
import { problem, typeProblem } from './problem.js';

/**
 * All problems of a template, in the reference's order of checks (reference behaviour, "Loading: checks in order"), so that the first
 * one with `refuses` is what `loadTemplate` throws. Problems that only follow from a reported one are left out. Never throws.
 */
export function validateTemplate(spec: unknown): readonly TemplateProblem[] {
  const template = copyTemplate(spec);
  return 'problem' in template ? [template.problem] : [...checkTemplate(template.value, new PatternTrees())];
}

/** The engine's own copy of a template, or why there can be none. */
export function copyTemplate(spec: unknown): { readonly value: JsonValue } | { readonly problem: TemplateProblem } {
  try {
    return { value: importJson(spec) };
  } catch (error) {
    if (!(error instanceof DepthError)) throw error;
    return { problem: problem('template-type', [], { type: 'too deep', limit: MAX_DEPTH }) };
  }
}

/** As `validateTemplate`, for a template that is the engine's own copy. */
export function* checkTemplate(template: JsonValue, trees: PatternTrees): Generator<TemplateProblem> {
  if (!isObject(template)) {
    yield typeProblem('template-type', [], template);
    return;
  }
  yield* checkVersion(ownValue(template, 'version', 1));
  yield* checkKeys(template, TEMPLATE_KEYS, []);
  const defaults = ownValue(template, 'defaults', {});
  if (!isObject(defaults)) yield typeProblem('defaults-type', ['defaults'], defaults);
  yield* checkFields(ownValue(template, 'fields'), trees);
  yield* checkDelimiter(template, 'start_anchor', [], trees);
  if (!has(template, 'start_anchor')) yield problem('start-anchor-missing', ['start_anchor']);
}

/** Whether the delimiter is given, as a literal or as a pattern. */
function has(owner: JsonObject, key: DelimiterKey): boolean {
  return Object.hasOwn(owner, key) || Object.hasOwn(owner, patternKeyOf(key));
}

/** Check 2. `true` passes, since Python's True equals 1. */
function* checkVersion(version: JsonValue): Generator<TemplateProblem> {
  if (version === 1 || version === true) return;
  const path = ['version'];
  if (typeof version !== 'string' && typeof version !== 'number') {
    yield typeProblem('version-unsupported', path, version);
  } else {
    yield problem('version-unsupported', path, { version: JSON.stringify(version) });
  }
}

/** Checks 5 to 13. */
function* checkFields(fields: JsonValue | undefined, trees: PatternTrees): Generator<TemplateProblem> {
  const path = ['fields'];
  if (!isObject(fields)) {
    yield fields === undefined ? problem('fields-missing', path) : typeProblem('fields-type', path, fields);
    return;
  }
  const entries = entriesOf(fields);
  if (entries.length === 0) yield problem('fields-empty', path);
  for (const [name, field] of entries) yield* checkField(field, [...path, name], trees);
  const names = entries.flatMap(([name, field]) => (isObject(field) && !has(field, 'open') ? [name] : []));
  const [first, second, ...others] = names.map((name): TemplatePath => [...path, name]);
  if (first && second) {
    yield problem('several-implicit-fields', second, { names }, [first, ...others]);
  }
}
