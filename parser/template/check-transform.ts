import { ownValue } from '../json/object.js';
import type { TemplateProblem } from '../problems.js';
import { compareCodePoints } from '../python/compare.js';
import type { JsonObject, JsonValue, TemplatePath } from '../values.js';
import { groupNamesOf } from './check-delimiter.js';
import type { PatternTrees } from './patterns.js';
import { readPlaceholder, transformStrings } from './placeholder.js';
import { problem, typeProblem } from './problem.js';

const PATTERN_KEYS = ['open_pattern', 'close_pattern'];

/** Checks 11 and 12 of a field, and placeholders that nothing can give a value to. */
export function* checkTransform(
  field: JsonObject,
  path: TemplatePath,
  trees: PatternTrees,
): Generator<TemplateProblem> {
  const each = ownValue(field, 'transform_each', false);
  const transform = ownValue(field, 'transform') ?? null;
  const eachPath = [...path, 'transform_each'];
  const groups = PATTERN_KEYS.map((key) => groupNamesOf(field, key, trees));
  if (typeof each !== 'boolean') yield typeProblem('transform-each-type', eachPath, each);
  if (transform !== null) {
    // With `transform_each` the names are the keys of items, which are not known before the text is.
    const isKnown = each === false && !groups.includes(undefined);
    const known = new Set(['content', ...groups.flatMap((names) => names ?? [])]);
    yield* checkPlaceholders(transform, [...path, 'transform'], isKnown ? known : undefined);
  } else if (each === true) {
    // Named groups have the same remedy: a transform.
    yield problem('transform-each-without-transform', eachPath);
  } else {
    yield* checkGroups(groups, path);
  }
}

function* checkGroups(
  groups: readonly (readonly string[] | undefined)[],
  path: TemplatePath,
): Generator<TemplateProblem> {
  const [first, ...others] = PATTERN_KEYS.flatMap((key, index) => (groups[index]?.length ? [[...path, key]] : []));
  if (!first) return;
  const names = [...new Set(groups.flatMap((found) => found ?? []))].sort(compareCodePoints);
  yield problem('groups-without-transform', first, { names }, others);
}

/** @param known the names that have a value, where they can be known */
function* checkPlaceholders(
  transform: JsonValue,
  path: TemplatePath,
  known: ReadonlySet<string> | undefined,
): Generator<TemplateProblem> {
  const strings = [...transformStrings(transform, path)].map((string) => ({
    ...string,
    ...readPlaceholder(string.text),
  }));
  for (const { kind, path, text } of strings) if (kind === 'mixed') yield problem('placeholder-mixed', path, { text });
  for (const string of strings) {
    if (!known || string.kind !== 'whole') continue;
    const [name] = string.names;
    if (!known.has(name)) yield problem('placeholder-unknown', string.path, { name, known: [...known] });
  }
}
