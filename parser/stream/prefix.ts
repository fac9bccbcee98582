import { findAll } from '../regex/index.js';
import type { Delimiter } from '../template/loaded.js';
import { locateLimit } from './pattern-limit.js';

/**
 * What the start anchor leaves of the prefix: the text behind the end of its last match, or all of it where it does not match (reference
 * behaviour, "Prefix").
 */
export function cutPrefix(prefix: string, anchor: Delimiter, patternSteps: number | undefined): string {
  return prefix.slice(anchor.pattern === undefined ? behindLiterals(prefix, anchor.literals) : behindPattern());

  function behindPattern(): number {
    let end = 0;
    if (anchor.pattern === undefined) return end;
    const limits = patternSteps === undefined ? {} : { steps: patternSteps };
    try {
      for (const match of findAll(anchor.pattern, prefix, limits)) end = match.end;
    } catch (error) {
      throw locateLimit(error, undefined, anchor.path);
    }
    return end;
  }
}

/** The end of the last match of the literals, found left to right without overlaps, the longest first at each place. */
function behindLiterals(prefix: string, literals: readonly string[]): number {
  const longestFirst = [...literals].sort((left, right) => right.length - left.length);
  const next = longestFirst.map((literal) => prefix.indexOf(literal));
  let end = 0;
  for (;;) {
    let chosen = -1;
    for (const [index, literal] of longestFirst.entries()) {
      if (at(index) >= 0 && at(index) < end) next[index] = prefix.indexOf(literal, end);
      if (at(index) >= 0 && (chosen < 0 || at(index) < at(chosen))) chosen = index;
    }
    if (chosen < 0) return end;
    end = at(chosen) + (longestFirst[chosen]?.length ?? 0);
  }

  function at(index: number): number {
    return next[index] ?? -1;
  }
}
