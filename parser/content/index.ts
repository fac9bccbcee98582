import { isObject } from '../json/object.js';
import type { ContentParserName } from '../template/keys.js';
import { problem, typeName } from '../template/problem.js';
import { problemError } from '../value-error.js';
import type { JsonValue } from '../values.js';
import type { ContentContext, ContentParser } from './context.js';
import { jsonParser } from './json.js';
import { kvLinesParser } from './kv-lines.js';
import { boolParser, floatParser, intParser } from './scalars.js';
import { textParser } from './text.js';
import { failing } from './value-parser.js';
import { xmlInlineParser } from './xml-inline.js';

const PARSERS: Readonly<Record<ContentParserName, (context: ContentContext) => ContentParser>> = {
  bool: boolParser,
  float: floatParser,
  int: intParser,
  json: jsonParser,
  'kv-lines': kvLinesParser,
  text: textParser,
  'xml-inline': xmlInlineParser,
};

/** The content parser of that name with its arguments (specification, section 3). Wrong arguments fail when it parses. */
export function contentParser(
  name: ContentParserName,
  args: JsonValue | undefined,
  context: Omit<ContentContext, 'args'>,
): ContentParser {
  if (args !== undefined && !isObject(args)) {
    return failing(problemError(problem('content-args-type', context.path, { type: typeName(args) })));
  }
  return PARSERS[name]({ ...context, args: args ?? {} });
}

/** Whether the raw text of a region is not yet part of its value (specification, section 4: `dirty`). */
export function isDirty(name: ContentParserName): boolean {
  return name === 'json' || name === 'xml-inline' || name === 'kv-lines';
}
