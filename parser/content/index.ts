import { problemFailure } from '../failure.js';
import { objectOf } from '../json/object.js';
import type { TemplateProblem } from '../problems.js';
import { type ContentParserName, isContentParserName } from '../template/keys.js';
import type { JsonObject, JsonValue, TemplatePath } from '../values.js';
import type { ContentContext, ContentParser, LoadContext } from './context.js';
import { jsonParser } from './json.js';
import { kvLinesParser } from './kv-lines.js';
import { boolParser, floatParser, intParser } from './scalars.js';
import { textParser } from './text.js';
import { xmlInlineParser } from './xml-inline.js';

export type { LoadContext } from './context.js';

type MakeParser = (context: ContentContext, parseValue: ContentParser | undefined) => ContentParser;

const PARSERS: Readonly<Record<ContentParserName, MakeParser>> = {
  bool: boolParser,
  float: floatParser,
  int: intParser,
  json: jsonParser,
  'kv-lines': kvLinesParser,
  text: textParser,
  'xml-inline': xmlInlineParser,
};

/**
 * The content parser of that name with its arguments (specification, section 3). Wrong arguments fail when it parses.
 *
 * @param path where the arguments stand in the template
 */
export function contentParser(
  name: ContentParserName,
  args: JsonValue | undefined,
  path: TemplatePath,
  context: LoadContext,
): ContentParser {
  const wrong = context.problemAt(path);
  if (wrong) return failing(wrong);
  const own = (args ?? objectOf([])) as JsonObject;
  const { value_parser: parser = null } = own;
  const parseValue =
    parser === null ? undefined : valueParser(parser as JsonObject, [...path, 'value_parser'], context);
  return PARSERS[name]({ ...context, path, args: own }, parseValue);
}

/**
 * The parser of single values of xml-inline and kv-lines. Absent or null: the raw text is kept; `{}` means text, which strips. What is
 * wrong with it shows only when a value is parsed.
 */
function valueParser(spec: JsonObject, path: TemplatePath, context: LoadContext): ContentParser | undefined {
  const wrong = context.problemAt(path) ?? context.problemAt([...path, 'name']);
  if (wrong) return failing(wrong);
  const { name = 'text', args } = spec;
  return isContentParserName(name) ? contentParser(name, args, [...path, 'args'], context) : undefined;
}

/** A parser that fails with every text. */
function failing(problem: TemplateProblem): ContentParser {
  return () => {
    throw problemFailure(problem);
  };
}

/** Whether the raw text of a region is not yet part of its value (specification, section 4: `dirty`). */
export function isDirty(name: ContentParserName): boolean {
  return ['json', 'kv-lines', 'xml-inline'].includes(name);
}
