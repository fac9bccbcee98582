import { isObject, ownValue } from '../json/object.js';
import type { TemplateProblem } from '../problems.js';
import type { JsonObject, JsonValue, TemplatePath } from '../values.js';
import { CONTENT_PARSERS, isContentParserName } from './keys.js';
import type { PatternTrees } from './patterns.js';
import { patternProblem, problem, typeName } from './problem.js';

/** Arguments of a content parser with which every match must fail; the reference does not look at them when it loads. */
export function* checkContentArgs(
  parser: JsonValue,
  args: JsonValue | undefined,
  path: TemplatePath,
  trees: PatternTrees,
): Generator<TemplateProblem> {
  if (args !== undefined && !isObject(args)) {
    yield problem('content-args-type', path, { type: typeName(args) });
    return;
  }
  if (parser === 'xml-inline') yield* checkTagPattern(args, path, trees);
  if (parser === 'xml-inline' || parser === 'kv-lines') yield* checkValueParser(args, path, trees);
}

function* checkTagPattern(
  args: JsonObject | undefined,
  path: TemplatePath,
  trees: PatternTrees,
): Generator<TemplateProblem> {
  const pattern = args === undefined ? undefined : ownValue(args, 'tag_pattern');
  const place = args === undefined ? path : [...path, 'tag_pattern'];
  if (pattern === undefined || pattern === null) {
    yield problem('tag-pattern-missing', place);
  } else if (typeof pattern !== 'string') {
    yield problem('tag-pattern-type', place, { type: typeName(pattern) });
  } else {
    const tree = trees.treeOf(pattern);
    for (const issue of tree.issues) yield patternProblem(issue, place, true);
    if (tree.issues.length === 0 && !tree.groupNames.includes('key')) yield problem('tag-pattern-without-key', place);
  }
}

function* checkValueParser(
  args: JsonObject | undefined,
  path: TemplatePath,
  trees: PatternTrees,
): Generator<TemplateProblem> {
  const spec = args === undefined ? undefined : ownValue(args, 'value_parser');
  if (spec === undefined || spec === null) return;
  const place = [...path, 'value_parser'];
  if (!isObject(spec)) {
    yield problem('value-parser-type', place, { type: typeName(spec) });
    return;
  }
  const name = ownValue(spec, 'name') ?? (Object.hasOwn(spec, 'name') ? null : 'text');
  if (isContentParserName(name)) {
    yield* checkContentArgs(name, ownValue(spec, 'args'), [...place, 'args'], trees);
  } else {
    const wrong = typeof name === 'string' ? { name } : { type: typeName(name) };
    yield problem('value-parser-unknown', [...place, 'name'], { ...wrong, known: CONTENT_PARSERS });
  }
}
