import { isObject, ownValue } from '../json/object.js';
import { CONTENT_PARSERS, isContentParserName } from '../template/keys.js';
import { problem, typeName } from '../template/problem.js';
import { problemError, type ValueError } from '../value-error.js';
import type { JsonValue } from '../values.js';
import type { ContentContext, ContentParser } from './context.js';
import { contentParser } from './index.js';

/**
 * The parser of single values of xml-inline and kv-lines. Absent or null: the raw text is kept; `{}` means text, which strips. What is
 * wrong with it shows only when a value is parsed.
 */
export function valueParser(context: ContentContext): ContentParser | undefined {
  const spec = ownValue(context.args, 'value_parser') ?? null;
  if (spec === null) return undefined;
  const path = [...context.path, 'value_parser'];
  if (!isObject(spec)) return failing(problemError(problem('value-parser-type', path, { type: typeName(spec) })));
  const name: JsonValue = Object.hasOwn(spec, 'name') ? (spec.name ?? null) : 'text';
  if (isContentParserName(name))
    return contentParser(name, ownValue(spec, 'args'), { ...context, path: [...path, 'args'] });
  const wrong = typeof name === 'string' ? { name } : { type: typeName(name) };
  const place = [...path, 'name'];
  return failing(problemError(problem('value-parser-unknown', place, { ...wrong, known: CONTENT_PARSERS })));
}

/** A parser that fails with every text. */
export function failing(error: ValueError): ContentParser {
  return () => {
    throw error;
  };
}
