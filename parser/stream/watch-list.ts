import type { DelimiterRef } from '../events.js';
import type { MatchLimits } from '../regex/index.js';
import type { Delimiter, Field } from '../template/loaded.js';
import type { Since } from './look-behind.js';
import type { Regions } from './regions.js';
import type { TextBuffer } from './text-buffer.js';
import { type Watch, watchesOf } from './watch.js';

/**
 * The watches of a parser. In an explicit region only its own closer is watched; otherwise all openers and the implicit field's closer
 * are (reference behaviour, "State and watch list").
 */
export class WatchLists {
  readonly #outside: readonly Watch[];
  readonly #closers: ReadonlyMap<Field | undefined, readonly Watch[]>;
  readonly #all: readonly Watch[];
  /** How far behind the position any of them may look. */
  readonly #lookBehind: number;
  readonly #keepsSinceCommit: boolean;
  /** What an unbounded look-behind asks of the text behind, where that is known. */
  readonly since: Since | undefined;

  constructor(fields: readonly Field[], limits: MatchLimits) {
    const create = (delimiter: Delimiter | undefined) => (delimiter ? watchesOf(delimiter, limits) : []);
    this.#outside = fields.flatMap(({ implicit, opener, closer }) => create(implicit ? closer : opener));
    this.#closers = new Map(fields.map((field) => [field, field.implicit ? [] : create(field.closer)]));
    this.#all = [...this.#outside, ...[...this.#closers.values()].flat()];
    const since = this.#all.flatMap((watch) => watch.since ?? []);
    this.since = since[0];
    // One text can stand for what one look-behind asks; for two, all is kept.
    const width = since.length > 1 ? Number.POSITIVE_INFINITY : 0;
    this.#lookBehind = this.#all.reduce((most, watch) => Math.max(most, watch.lookBehind), width);
    this.#keepsSinceCommit = this.#all.some((watch) => watch.isFromLastCommit);
  }

  watchedIn({ field, opener }: Regions['current']): readonly Watch[] {
    return (opener && this.#closers.get(field)) ?? this.#outside;
  }

  /** Drops text that none of them can look at any more. */
  dropBehind(buffer: TextBuffer): void {
    const { position, lastCommit } = buffer;
    const needed = this.#keepsSinceCommit ? Math.min(position, lastCommit) : position;
    const count = buffer.dropBefore(needed - this.#lookBehind, this.since);
    if (count === 0) return;
    for (const watch of this.#all) watch.drop(count);
  }
}

/** The delimiters for which text before `end` is held, each once. */
export function holding(watches: readonly Watch[], end: number): readonly Delimiter[] {
  return [...new Set(watches.filter((watch) => watch.hold < end).map((watch) => watch.delimiter))];
}

export function refOf({ field, side }: Delimiter): DelimiterRef {
  return { field, side };
}
