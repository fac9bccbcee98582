import { problemFailure } from '../failure.js';
import { objectOf, ownValue } from '../json/object.js';
import type { TemplateProblem } from '../problems.js';
import { argsProblem, valueParserName, valueParserProblem } from '../template/check-content-args.js';
import { type ContentParserName, isContentParserName } from '../template/keys.js';
import type { JsonObject, JsonValue } from '../values.js';
import type { ContentContext, ContentParser } from './context.js';
import { jsonParser } from './json.js';
import { kvLinesParser } from './kv-lines.js';
import { boolParser, floatParser, intParser } from './scalars.js';
import { textParser } from './text.js';
import { xmlInlineParser } from './xml-inline.js';

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

/** The content parser of that name with its arguments (specification, section 3). Wrong arguments fail when it parses. */
export function contentParser(
  name: ContentParserName,
  args: JsonValue | undefined,
  context: Omit<ContentContext, 'args'>,
): ContentParser {
  const wrong = argsProblem(args, context.path);
  if (wrong) return failing(wrong);
  const own = { ...context, args: (args ?? objectOf([])) as JsonObject };
  return PARSERS[name](own, valueParser(own));
}

/**
 * The parser of single values of xml-inline and kv-lines. Absent or null: the raw text is kept; `{}` means text, which strips. What is
 * wrong with it shows only when a value is parsed.
 */
function valueParser(context: ContentContext): ContentParser | undefined {
  const spec = ownValue(context.args, 'value_parser') ?? null;
  if (spec === null) return undefined;
  const path = [...context.path, 'value_parser'];
  const wrong = valueParserProblem(spec, path);
  if (wrong) return failing(wrong);
  const name = valueParserName(spec as JsonObject);
  const args = ownValue(spec as JsonObject, 'args');
  return isContentParserName(name) ? contentParser(name, args, { ...context, path: [...path, 'args'] }) : undefined;
}

/** A parser that fails with every text. */
function failing(problem: TemplateProblem): ContentParser {
  return () => {
    throw problemFailure(problem);
  };
}

/** Whether the raw text of a region is not yet part of its value (specification, section 4: `dirty`). */
export function isDirty(name: ContentParserName): boolean {
  return name === 'json' || name === 'xml-inline' || name === 'kv-lines';
}
