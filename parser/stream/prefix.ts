import { locateLimit } from '../failure.js';
import { findAll, type MatchLimits } from '../regex/index.js';
import type { Match, Searcher } from '../search.js';
import type { Delimiter } from '../template/parts.js';
import { literalSearchers } from './literal-searcher.js';

/**
 * What the start anchor leaves of the prefix: the text behind the end of its last match, or all of it where it does not match (reference
 * behaviour, "Prefix").
 */
export function cutPrefix(prefix: string, { pattern, literals, path }: Delimiter, limits: MatchLimits): string {
  if (!pattern) return prefix.slice(behindLiterals(prefix, literals));
  let end = 0;
  try {
    for (const match of findAll(pattern, prefix, limits)) end = match.end;
  } catch (error) {
    throw locateLimit(error, undefined, path);
  }
  return prefix.slice(end);
}

/** The end of the last match of the literals, found left to right without overlaps, the longest first at each place. */
function behindLiterals(prefix: string, literals: readonly string[]): number {
  const longestFirst = [...literals].sort((left, right) => right.length - left.length);
  const next = literalSearchers(longestFirst).map((searcher) => ({ searcher, match: matchFrom(searcher, 0) }));
  for (let end = 0; ; ) {
    let first: Match | undefined;
    for (const one of next) {
      if (one.match && one.match.start < end) one.match = matchFrom(one.searcher, end);
      const { match } = one;
      if (match && (!first || match.start < first.start)) first = match;
    }
    if (!first) return end;
    end = first.end;
  }

  function matchFrom(searcher: Searcher, from: number): Match | undefined {
    return searcher.search(prefix, from, true).match;
  }
}
