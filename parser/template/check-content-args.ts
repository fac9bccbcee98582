import { isObject, ownValue } from '../json/object.js';
import type { TemplateProblem } from '../problems.js';
import type { JsonObject, JsonValue, TemplatePath } from '../values.js';
import { isContentParserName } from './keys.js';
import type { PatternTrees } from './patterns.js';
import { parserProblem, patternProblem, problem, typeProblem } from './problem.js';

/** Arguments of a content parser with which every match must fail; the reference does not look at them when it loads. */
export function* checkContentArgs(
  parser: JsonValue,
  args: JsonValue | undefined,
  path: TemplatePath,
  trees: PatternTrees,
): Generator<TemplateProblem> {
  const wrong = argsProblem(args, path);
  if (wrong) {
    yield wrong;
    return;
  }
  const given = args as JsonObject | undefined;
  if (parser === 'xml-inline') yield* checkTagPattern(given, path, trees);
  const spec = given && ownValue(given, 'value_parser');
  if ((parser === 'xml-inline' || parser === 'kv-lines') && spec !== undefined && spec !== null) {
    yield* checkValueParser(spec, [...path, 'value_parser'], trees);
  }
}

/** What is wrong with the arguments as a whole. */
export function argsProblem(args: JsonValue | undefined, path: TemplatePath): TemplateProblem | undefined {
  return args === undefined || isObject(args) ? undefined : typeProblem('content-args-type', path, args);
}

function* checkTagPattern(
  args: JsonObject | undefined,
  path: TemplatePath,
  trees: PatternTrees,
): Generator<TemplateProblem> {
  const pattern = args && ownValue(args, 'tag_pattern');
  const place = args ? [...path, 'tag_pattern'] : path;
  if (typeof pattern !== 'string') {
    const isMissing = pattern === undefined || pattern === null;
    yield isMissing ? problem('tag-pattern-missing', place) : typeProblem('tag-pattern-type', place, pattern);
    return;
  }
  const { issues, groupNames } = trees.treeOf(pattern);
  for (const issue of issues) yield patternProblem(issue, place, true);
  if (issues.length === 0 && !groupNames.includes('key')) yield keylessTagPattern(path);
}

/** Why there is no tag pattern to search with, if there is none. */
export function tagPatternProblem(
  args: JsonObject,
  path: TemplatePath,
  trees: PatternTrees,
): TemplateProblem | undefined {
  return checkTagPattern(args, path, trees).next().value;
}

/** A tag without a key. @param path where the arguments stand */
export function keylessTagPattern(path: TemplatePath): TemplateProblem {
  return problem('tag-pattern-without-key', [...path, 'tag_pattern']);
}

function* checkValueParser(spec: JsonValue, path: TemplatePath, trees: PatternTrees): Generator<TemplateProblem> {
  const wrong = valueParserProblem(spec, path);
  if (wrong) yield wrong;
  else if (isObject(spec)) {
    yield* checkContentArgs(valueParserName(spec), ownValue(spec, 'args'), [...path, 'args'], trees);
  }
}

/** What is wrong with a value parser, but for its arguments. */
export function valueParserProblem(spec: JsonValue, path: TemplatePath): TemplateProblem | undefined {
  if (!isObject(spec)) return typeProblem('value-parser-type', path, spec);
  const name = valueParserName(spec);
  return isContentParserName(name) ? undefined : parserProblem('value-parser-unknown', [...path, 'name'], name, 'name');
}

/** `{}` means text. */
export function valueParserName(spec: JsonObject): JsonValue {
  return ownValue(spec, 'name', 'text');
}
