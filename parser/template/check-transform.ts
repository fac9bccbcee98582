import { ownValue } from '../json/object.js';
import type { TemplateProblem } from '../problems.js';
import { compareCodePoints } from '../python/compare.js';
import type { JsonObject, JsonValue, TemplatePath } from '../values.js';
import { groupNamesOf } from './check-delimiter.js';
import type { PatternTrees } from './patterns.js';
import { readPlaceholder, transformStrings } from './placeholder.js';
import { problem, typeName } from './problem.js';

/** Checks 11 and 12 of a field, and placeholders that nothing can give a value to. */
export function* checkTransform(
  field: JsonObject,
  path: TemplatePath,
  trees: PatternTrees,
): Generator<TemplateProblem> {
  const each = ownValue(field, 'transform_each');
  const transform = ownValue(field, 'transform') ?? null;
  if (each !== undefined && typeof each !== 'boolean') {
    yield problem('transform-each-type', [...path, 'transform_each'], { type: typeName(each) });
  }
  if (transform === null) {
    // Both have one remedy: a transform.
    if (each === true) yield problem('transform-each-without-transform', [...path, 'transform_each']);
    else yield* checkGroups(field, path, trees);
    return;
  }
  yield* checkMixed(transform, [...path, 'transform']);
  // The keys of the items are not known before the text is.
  if (each === undefined || each === false) yield* checkRoots(field, transform, path, trees);
}

function* checkGroups(field: JsonObject, path: TemplatePath, trees: PatternTrees): Generator<TemplateProblem> {
  const places: TemplatePath[] = [];
  const names = new Set<string>();
  for (const key of ['open_pattern', 'close_pattern']) {
    const found = groupNamesOf(field, key, trees) ?? [];
    if (found.length > 0) places.push([...path, key]);
    for (const name of found) names.add(name);
  }
  const [first, ...others] = places;
  if (first === undefined) return;
  yield problem('groups-without-transform', first, { names: [...names].sort(compareCodePoints) }, others);
}

function* checkMixed(transform: JsonValue, path: TemplatePath): Generator<TemplateProblem> {
  for (const string of transformStrings(transform, path)) {
    if (readPlaceholder(string.text).kind === 'mixed') {
      yield problem('placeholder-mixed', string.path, { text: string.text });
    }
  }
}

function* checkRoots(
  field: JsonObject,
  transform: JsonValue,
  path: TemplatePath,
  trees: PatternTrees,
): Generator<TemplateProblem> {
  const opener = groupNamesOf(field, 'open_pattern', trees);
  const closer = groupNamesOf(field, 'close_pattern', trees);
  if (opener === undefined || closer === undefined) return;
  const known = new Set(['content', ...opener, ...closer]);
  for (const string of transformStrings(transform, [...path, 'transform'])) {
    const placeholder = readPlaceholder(string.text);
    if (placeholder.kind !== 'whole' || known.has(placeholder.names[0])) continue;
    yield problem('placeholder-unknown', string.path, { name: placeholder.names[0], known: [...known] });
  }
}
