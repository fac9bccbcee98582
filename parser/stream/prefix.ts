import { locateLimit } from '../failure.js';
import { findAll, type MatchLimits } from '../regex/index.js';
import type { Delimiter } from '../template/loaded.js';

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
  const next = literals.map((literal) => ({ literal, at: prefix.indexOf(literal) }));
  next.sort((left, right) => right.literal.length - left.literal.length);
  for (let end = 0; ; ) {
    let first: { readonly literal: string; readonly at: number } | undefined;
    for (const one of next) {
      if (one.at >= 0 && one.at < end) one.at = prefix.indexOf(one.literal, end);
      if (one.at >= 0 && (!first || one.at < first.at)) first = one;
    }
    if (!first) return end;
    end = first.at + first.literal.length;
  }
}
