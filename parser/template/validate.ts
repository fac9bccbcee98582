import { importJson } from '../json/import.js';
import { DepthError, MAX_DEPTH } from '../json/limits.js';
import { entriesOf, isObject, keysOf, ownValue } from '../json/object.js';
import type { TemplateProblem } from '../problems.js';
import type { JsonObject, JsonValue, TemplatePath } from '../values.js';
import { checkDelimiter } from './check-delimiter.js';
import { checkField, checkKeys } from './check-field.js';
import { ANCHOR_KEYS, OPEN_KEYS, TEMPLATE_KEYS } from './keys.js';
import { PatternTrees } from './patterns.js';
import { problem, typeName } from './problem.js';

/**
 * All problems of a template, in the reference's order of checks (reference behaviour, "Loading: checks in order"), so that the first
 * one with `refuses` is what `loadTemplate` throws. Problems that only follow from a reported one are left out. Never throws.
 */
export function validateTemplate(spec: unknown): readonly TemplateProblem[] {
  try {
    return [...checkTemplate(importJson(spec), new PatternTrees())];
  } catch (error) {
    if (error instanceof DepthError) return [problem('template-type', [], { type: 'too deep', limit: MAX_DEPTH })];
    throw error;
  }
}

/** As `validateTemplate`, for a template that is the engine's own copy. */
export function* checkTemplate(template: JsonValue, trees: PatternTrees): Generator<TemplateProblem> {
  if (!isObject(template)) {
    yield problem('template-type', [], { type: typeName(template) });
    return;
  }
  yield* checkVersion(template);
  yield* checkKeys(template, TEMPLATE_KEYS, []);
  yield* checkDefaults(template);
  yield* checkFields(template, trees);
  yield* checkDelimiter(template, ANCHOR_KEYS, [], trees);
  yield* checkAnchorPresent(template);
}

/** Check 2. `true` passes, since Python's True equals 1. */
function* checkVersion(template: JsonObject): Generator<TemplateProblem> {
  const version = ownValue(template, 'version');
  if (version === undefined || version === 1 || version === true) return;
  const wrong =
    typeof version === 'string' || typeof version === 'number'
      ? { version: JSON.stringify(version) }
      : { type: typeName(version) };
  yield problem('version-unsupported', ['version'], wrong);
}

/** Check 4. */
function* checkDefaults(template: JsonObject): Generator<TemplateProblem> {
  const defaults = ownValue(template, 'defaults');
  if (defaults !== undefined && !isObject(defaults)) {
    yield problem('defaults-type', ['defaults'], { type: typeName(defaults) });
  }
}

/** Checks 5 to 13. */
function* checkFields(template: JsonObject, trees: PatternTrees): Generator<TemplateProblem> {
  const fields = ownValue(template, 'fields');
  if (fields === undefined) yield problem('fields-missing', ['fields']);
  else if (!isObject(fields)) yield problem('fields-type', ['fields'], { type: typeName(fields) });
  else if (keysOf(fields).length === 0) yield problem('fields-empty', ['fields']);
  else {
    for (const [name, field] of entriesOf(fields)) yield* checkField(field, ['fields', name], trees);
    yield* checkImplicit(fields);
  }
}

/** Check 13. */
function* checkImplicit(fields: JsonObject): Generator<TemplateProblem> {
  const names = entriesOf(fields).flatMap(([name, field]) => (isImplicit(field) ? [name] : []));
  const [first, second, ...others] = names.map((name): TemplatePath => ['fields', name]);
  if (first === undefined || second === undefined) return;
  yield problem('several-implicit-fields', second, { names }, [first, ...others]);
}

/** A field with neither `open` nor `open_pattern`. */
function isImplicit(field: JsonValue): boolean {
  return isObject(field) && !Object.hasOwn(field, OPEN_KEYS.literal) && !Object.hasOwn(field, OPEN_KEYS.pattern);
}

/** Check 15. */
function* checkAnchorPresent(template: JsonObject): Generator<TemplateProblem> {
  if (Object.hasOwn(template, ANCHOR_KEYS.literal) || Object.hasOwn(template, ANCHOR_KEYS.pattern)) return;
  yield problem('start-anchor-missing', [ANCHOR_KEYS.literal]);
}
