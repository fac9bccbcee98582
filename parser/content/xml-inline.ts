import { problemFailure, valueFailure } from '../failure.js';
import { isList, objectOf, ownValue } from '../json/object.js';
import { pythonTruth } from '../python/truth.js';
import { findAll, type MatchLimits } from '../regex/index.js';
import { keylessTagPattern, tagPatternProblem } from '../template/check-content-args.js';
import type { JsonValue } from '../values.js';
import type { ContentContext, ContentParser } from './context.js';

/** `xml-inline`: every tag that `tag_pattern` finds is one entry; text between tags is ignored. */
export function xmlInlineParser(context: ContentContext, parseValue: ContentParser | undefined): ContentParser {
  const { args, path, trees } = context;
  const source = ownValue(args, 'tag_pattern');
  const pattern = typeof source === 'string' ? context.compile(source) : undefined;
  const merge = pythonTruth(ownValue(args, 'merge_duplicates'));
  return (text, limits) => {
    if (!pattern) throw unusable();
    const entries = new TagEntries(merge);
    for (const { captures } of findAll(pattern, text, limits)) {
      const key = captures.get('key');
      if (key === undefined) throw problemFailure(keylessTagPattern(path));
      entries.add(key, tagValue(captures.get('value'), limits));
    }
    return entries.toObject();
  };

  function unusable(): unknown {
    const wrong = tagPatternProblem(args, path, trees);
    return wrong && problemFailure(wrong);
  }

  /** Without a group `value` it is the empty string; a group that took no part gives null. */
  function tagValue(captured: string | undefined, limits: MatchLimits): JsonValue {
    const text = captured ?? (pattern?.groupNames.includes('value') ? null : '');
    if (!parseValue) return text;
    if (text !== null) return parseValue(text, limits);
    const message = 'The group "value" of the tag pattern took no part, so there is nothing to parse.';
    throw valueFailure('value-invalid', message);
  }
}

/**
 * Of equal keys the last value wins; with `merge_duplicates` values are collected from the second on, and a first value that is itself a list
 * is what later ones are appended to, as in the reference.
 */
class TagEntries {
  readonly #entries = new Map<string, JsonValue>();
  readonly #collected = new Map<string, JsonValue[]>();
  readonly #merge: boolean;

  constructor(merge: boolean) {
    this.#merge = merge;
  }

  add(key: string, value: JsonValue): void {
    const first = this.#entries.get(key);
    if (!this.#merge || first === undefined) {
      this.#entries.set(key, value);
      return;
    }
    const list = this.#collected.get(key) ?? (isList(first) ? [...first] : [first]);
    list.push(value);
    this.#collected.set(key, list);
    this.#entries.set(key, list);
  }

  toObject(): JsonValue {
    return objectOf(this.#entries);
  }
}
