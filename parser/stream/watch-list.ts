import type { DelimiterRef } from '../events.js';
import type { MatchLimits } from '../regex/index.js';
import type { Delimiter, Field } from '../template/loaded.js';
import type { Regions } from './regions.js';
import type { TextBuffer } from './text-buffer.js';
import { type Watch, watchesOf } from './watch.js';

/**
 * The watches of a parser. In an explicit region only its own closer is watched; otherwise all openers and the implicit field's closer
 * are (reference behaviour, "State and watch list").
 */
export class WatchLists {
  readonly #limits: MatchLimits;
  readonly #outside: readonly Watch[];
  readonly #closers = new Map<Delimiter, readonly Watch[]>();
  readonly #all: Watch[] = [];
  #dropped = 0;
  /** How far behind the position any of them may look. */
  #lookBehind = 0;
  #keepsSinceCommit = false;

  constructor(fields: readonly Field[], limits: MatchLimits) {
    this.#limits = limits;
    const outside = fields.map((field) => (field.implicit ? field.closer : field.opener));
    this.#outside = outside.flatMap((delimiter) => this.#create(delimiter));
    // Text is kept for closers that are not watched yet, too.
    for (const { implicit, closer } of fields) if (!implicit && closer?.pattern) this.#watchesOf(closer);
  }

  watchedIn({ field, opener }: Regions['current']): readonly Watch[] {
    return opener ? this.#watchesOf(field?.closer) : this.#outside;
  }

  #watchesOf(closer: Delimiter | undefined): readonly Watch[] {
    if (!closer) return [];
    let watches = this.#closers.get(closer);
    if (!watches) {
      watches = this.#create(closer);
      this.#closers.set(closer, watches);
    }
    return watches;
  }

  #create(delimiter: Delimiter | undefined): readonly Watch[] {
    const created = delimiter ? watchesOf(delimiter, this.#limits) : [];
    for (const watch of created) {
      this.#all.push(watch);
      this.#lookBehind = Math.max(this.#lookBehind, watch.lookBehind);
      this.#keepsSinceCommit ||= watch.isFromLastCommit;
      if (this.#dropped > 0) watch.drop(this.#dropped);
    }
    return created;
  }

  /** Drops text that none of them can look at any more. */
  dropBehind(buffer: TextBuffer): void {
    const { position, lastCommit } = buffer;
    const count = buffer.dropBefore(
      (this.#keepsSinceCommit ? Math.min(position, lastCommit) : position) - this.#lookBehind,
    );
    if (count === 0) return;
    this.#dropped += count;
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
