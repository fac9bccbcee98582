import { type Failure, locateLimit, problemFailure, valueFailure } from '../failure.js';
import { objectOf } from '../json/object.js';
import type { TemplateProblem } from '../problems.js';
import { pythonTruth } from '../python/truth.js';
import { type CompiledPattern, findAll, type MatchLimits } from '../regex/index.js';
import type { Match } from '../search.js';
import { problem } from '../template/problem.js';
import type { JsonValue } from '../values.js';
import type { ContentContext, ContentParser } from './context.js';

/** `xml-inline`: every tag that `tag_pattern` finds is one entry; text between tags is ignored. */
export function xmlInlineParser(
  { args, path, patterns, problemAt }: ContentContext,
  parseValue: ContentParser | undefined,
): ContentParser {
  const place = [...path, 'tag_pattern'];
  const keyless = problem('tag-pattern-without-key', place);
  const pattern = typeof args.tag_pattern === 'string' ? patterns.compiled(args.tag_pattern) : undefined;
  const merge = pythonTruth(args.merge_duplicates);
  return (text, limits) => {
    if (!pattern) throw problemFailure(problemAt(place) ?? keyless);
    const found = new Map<string, JsonValue[]>();
    for (const { captures } of tagsIn(text, pattern, limits)) {
      const key = captures.get('key');
      if (key === undefined)
        throw pattern.groupNames.includes('key') ? tookNoPart(keyless.code, 'key') : problemFailure(keyless);
      const value = tagValue(captures.get('value'), limits);
      const before = merge ? found.get(key) : undefined;
      if (before) before.push(value);
      else found.set(key, [value]);
    }
    return objectOf([...found].map(([key, values]) => [key, merged(values)]));
  };

  function tagsIn(text: string, tag: CompiledPattern, limits: MatchLimits): readonly Match[] {
    try {
      return findAll(tag, text, limits);
    } catch (error) {
      throw locateLimit(error, undefined, place);
    }
  }

  /** Without a group `value` it is the empty string; a group that took no part gives null. */
  function tagValue(captured: string | undefined, limits: MatchLimits): JsonValue {
    const text = captured ?? (pattern?.groupNames.includes('value') ? null : '');
    if (!parseValue) return text;
    if (text !== null) return parseValue(text, limits);
    throw tookNoPart('value-invalid', 'value');
  }

  function tookNoPart(code: TemplateProblem['code'] | 'value-invalid', group: string): Failure {
    return valueFailure(code, `The group "${group}" of the tag pattern took no part.`, place);
  }
}

/** One value stays as it is. Later ones are appended to the first: to its items, where it is itself a list, as in the reference. */
function merged([first = null, ...others]: readonly JsonValue[]): JsonValue {
  return others.length === 0 ? first : [...[first].flat(), ...others];
}
