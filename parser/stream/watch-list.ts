import type { DelimiterRef } from '../events.js';
import type { MatchLimits } from '../regex/index.js';
import type { Delimiter, Field } from '../template/parts.js';
import type { Since } from './look-behind.js';
import type { Regions } from './regions.js';
import type { TextBuffer } from './text-buffer.js';
import { type Watch, watchesOf } from './watch.js';

/**
 * The watches of a parser. In an explicit region only its own closer is watched; otherwise all openers and the implicit field's closer
 * are (reference behaviour, "State and watch list").
 */
export class WatchLists {
  /** What an unbounded look-behind asks of the text behind, where that is known. */
  since: Since | undefined;
  readonly #limits: MatchLimits;
  readonly #outside: Watch[] = [];
  readonly #watches = new Map<Delimiter, readonly Watch[]>();
  /** The watches that know offsets, or look behind. */
  readonly #patterns: Watch[] = [];
  /** How far behind the position any of them may look. */
  #lookBehind = 0;
  #keepsSinceCommit = false;

  constructor(fields: readonly Field[], limits: MatchLimits) {
    this.#limits = limits;
    for (const { implicit, opener, closer } of fields) {
      this.#outside.push(...this.#watchesOf(implicit ? closer : opener));
      // Text is kept for patterns that are not watched yet, too.
      if (!implicit && closer?.pattern) this.#watchesOf(closer);
    }
  }

  watchedIn({ field, opener }: Regions['current']): readonly Watch[] {
    return opener ? this.#watchesOf(field?.closer) : this.#outside;
  }

  #watchesOf(delimiter: Delimiter | undefined): readonly Watch[] {
    if (!delimiter) return [];
    const known = this.#watches.get(delimiter);
    if (known) return known;
    const created = watchesOf(delimiter, this.#limits);
    this.#watches.set(delimiter, created);
    if (delimiter.pattern) for (const watch of created) this.#keepFor(watch);
    return created;
  }

  #keepFor(watch: Watch): void {
    // One text can stand for what one look-behind asks; for two, all is kept.
    const isSecond = this.since !== undefined && watch.since !== undefined;
    this.#patterns.push(watch);
    this.#lookBehind = Math.max(this.#lookBehind, isSecond ? Number.POSITIVE_INFINITY : watch.lookBehind);
    this.#keepsSinceCommit ||= watch.isFromLastCommit;
    this.since ??= watch.since;
  }

  /** Drops text that none of them can look at any more. */
  dropBehind(buffer: TextBuffer): void {
    const { position, lastCommit } = buffer;
    const needed = this.#keepsSinceCommit ? Math.min(position, lastCommit) : position;
    const count = buffer.dropBefore(needed - this.#lookBehind, this.since);
    if (count > 0) for (const watch of this.#patterns) watch.drop(count);
  }
}

/** The delimiters for which text before `end` is held, each once. */
export function holding(watches: readonly Watch[], end: number): readonly Delimiter[] {
  return [...new Set(watches.filter((watch) => watch.hold < end).map((watch) => watch.delimiter))];
}

export function refOf({ field, side }: Delimiter): DelimiterRef {
  return { field, side };
}
