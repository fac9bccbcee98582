import { isObject } from '../json/object.js';
import type { JsonObject, JsonValue, TemplatePath } from '../values.js';
import { checkPattern } from './check-delimiter.js';
import { CONTENT_PARSERS, isContentParserName } from './keys.js';
import type { Problems } from './problem.js';

/** Arguments of a content parser with which every match must fail; the reference does not look at them when it loads. */
export function checkContentArgs(
  parser: JsonValue,
  args: JsonValue | undefined,
  path: TemplatePath,
  problems: Problems,
): void {
  if (args !== undefined && !isObject(args)) {
    problems.addValue('content-args-type', path, args);
    return;
  }
  if (parser === 'xml-inline') checkTagPattern(args, path, problems);
  const valueParser = args?.value_parser ?? null;
  if (valueParser !== null && (parser === 'xml-inline' || parser === 'kv-lines')) {
    checkValueParser(valueParser, [...path, 'value_parser'], problems);
  }
}

function checkTagPattern(args: JsonObject | undefined, path: TemplatePath, problems: Problems): void {
  const pattern = args?.tag_pattern ?? null;
  const place = args ? [...path, 'tag_pattern'] : path;
  if (pattern === null) {
    problems.add('tag-pattern-missing', place);
    return;
  }
  const tree = checkPattern('tag-pattern-type', pattern, place, problems);
  if (tree?.issues.length === 0 && !tree.groupNames.includes('key')) problems.add('tag-pattern-without-key', place);
}

function checkValueParser(parser: JsonValue, path: TemplatePath, problems: Problems): void {
  if (!isObject(parser)) {
    problems.addValue('value-parser-type', path, parser);
    return;
  }
  const { name = 'text', args } = parser;
  if (isContentParserName(name)) checkContentArgs(name, args, [...path, 'args'], problems);
  else problems.addValue('value-parser-unknown', [...path, 'name'], name, { known: CONTENT_PARSERS });
}
