import { compareCodePoints } from '../python/compare.js';
import type { FoundDelimiter, Watch } from './watch.js';

/**
 * Which of two matches is committed: the earlier, then the longer, then an opener before a closer, then by the field's name
 * in code point order (reference behaviour, "One step"). The order of fields in the template never matters.
 */
export function precedes(left: FoundDelimiter, right: FoundDelimiter): boolean {
  if (left.start !== right.start) return left.start < right.start;
  if (left.end !== right.end) return left.end > right.end;
  if (left.delimiter.side !== right.delimiter.side) return left.delimiter.side === 'open';
  return compareCodePoints(left.delimiter.field, right.delimiter.field) < 0;
}

/** The outcome of looking at all watched delimiters. */
export interface Choice {
  /** The delimiter to commit. */
  readonly found: FoundDelimiter | undefined;
  readonly watch: Watch | undefined;
  /** The input offset up to which text belongs to the current region when nothing is committed. */
  readonly hold: number;
}

/**
 * The rule by which chunking never changes the message: a match is committed only if it begins before everything that is held, for whatever
 * is held might still become an earlier or a longer match.
 *
 * @param end the input offset to which all of them have looked
 */
export function choose(watches: readonly Watch[], end: number): Choice {
  let best: Watch | undefined;
  let found: FoundDelimiter | undefined;
  let hold = end;
  for (const watch of watches) {
    if (watch.hold < hold) hold = watch.hold;
    const candidate = watch.found;
    if (candidate === undefined || (found !== undefined && !precedes(candidate, found))) continue;
    best = watch;
    found = candidate;
  }
  if (found === undefined || found.start >= hold) return { found: undefined, watch: undefined, hold };
  return { found, watch: best, hold };
}
