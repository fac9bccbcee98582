import { isList, objectOf, ownValue } from '../json/object.js';
import { pythonTruth } from '../python/truth.js';
import { type CompiledPattern, findAll } from '../regex/index.js';
import type { Match } from '../search.js';
import { problem, typeName } from '../template/problem.js';
import { problemError, ValueError } from '../value-error.js';
import type { JsonValue } from '../values.js';
import type { ContentContext, ContentParser } from './context.js';
import { valueParser } from './value-parser.js';

/** `xml-inline`: every tag that `tag_pattern` finds is one entry; text between tags is ignored. */
export function xmlInlineParser(context: ContentContext): ContentParser {
  const source = ownValue(context.args, 'tag_pattern') ?? null;
  const pattern = typeof source === 'string' ? context.compile(source) : undefined;
  const parseValue = valueParser(context);
  const merge = pythonTruth(ownValue(context.args, 'merge_duplicates'));
  const limits = context.patternSteps === undefined ? {} : { steps: context.patternSteps };
  return (text) => {
    if (pattern === undefined) throw unusablePattern(context, source);
    const entries = new TagEntries(merge);
    for (const match of findAll(pattern, text, limits)) {
      entries.add(tagKey(match, context), tagValue(match, pattern, parseValue));
    }
    return entries.toObject();
  };
}

function unusablePattern({ path }: ContentContext, source: JsonValue): ValueError {
  const place = [...path, 'tag_pattern'];
  if (source === null) return problemError(problem('tag-pattern-missing', place));
  if (typeof source !== 'string') return problemError(problem('tag-pattern-type', place, { type: typeName(source) }));
  return new ValueError('pattern-syntax', 'The tag pattern does not compile.', place);
}

function tagKey(match: Match, { path }: ContentContext): string {
  const key = match.captures.get('key');
  if (key === undefined) throw problemError(problem('tag-pattern-without-key', [...path, 'tag_pattern']));
  return key;
}

/** Without a group `value` it is the empty string; a group that took no part gives null. */
function tagValue(match: Match, pattern: CompiledPattern, parseValue: ContentParser | undefined): JsonValue {
  const text = match.captures.get('value') ?? (pattern.groupNames.includes('value') ? null : '');
  if (parseValue === undefined) return text;
  if (text === null)
    throw new ValueError(
      'value-invalid',
      'The group "value" of the tag pattern took no part, so there is nothing to parse.',
    );
  return parseValue(text);
}

/**
 * The entries found so far. Of equal keys the last value wins; with `merge_duplicates` values are collected from the second on, and a
 * first value that is itself a list is what later ones are appended to, as in the reference.
 */
class TagEntries {
  private readonly entries = new Map<string, JsonValue>();
  private readonly collected = new Map<string, JsonValue[]>();
  constructor(private readonly merge: boolean) {}

  add(key: string, value: JsonValue): void {
    const list = this.collected.get(key);
    if (list !== undefined) list.push(value);
    else if (this.merge && this.entries.has(key)) this.collect(key, value);
    else this.entries.set(key, value);
  }

  private collect(key: string, value: JsonValue): void {
    const first = this.entries.get(key) ?? null;
    const list = isList(first) ? [...first, value] : [first, value];
    this.collected.set(key, list);
    this.entries.set(key, list);
  }

  toObject(): JsonValue {
    return objectOf(this.entries);
  }
}
