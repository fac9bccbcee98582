import type { DelimiterRef } from '../events.js';
import type { Delimiter, Field } from '../template/loaded.js';
import type { Region } from './region.js';
import type { TextBuffer } from './text-buffer.js';
import { type Watch, watchesOf } from './watch.js';

/**
 * The watches of a parser. In an explicit region only its own closer is watched; otherwise all openers and the implicit field's closer
 * are (reference behaviour, "State and watch list").
 */
export class WatchLists {
  private readonly outside: readonly Watch[];
  private readonly closers = new Map<Delimiter, readonly Watch[]>();
  private readonly all: Watch[] = [];
  private dropped = 0;
  private widest = 0;
  private keepsSinceCommit = false;

  constructor(
    fields: readonly Field[],
    private readonly patternSteps: number | undefined,
  ) {
    const outside = fields.map((field) => (field.implicit ? field.closer : field.opener));
    this.outside = outside.flatMap((delimiter) => (delimiter === undefined ? [] : this.create(delimiter)));
    // Text is kept for closers that are not watched yet, too.
    for (const field of fields)
      if (!field.implicit && field.closer?.pattern !== undefined) this.closersOf(field.closer);
  }

  /** How far behind the position any of them may look. */
  get lookBehind(): number {
    return this.widest;
  }

  watchedIn(region: Region): readonly Watch[] {
    if (!region.isExplicit) return this.outside;
    const closer = region.field?.closer;
    return closer === undefined ? [] : this.closersOf(closer);
  }

  private closersOf(closer: Delimiter): readonly Watch[] {
    const known = this.closers.get(closer);
    if (known !== undefined) return known;
    const created = this.create(closer);
    this.closers.set(closer, created);
    return created;
  }

  private create(delimiter: Delimiter): readonly Watch[] {
    const created = watchesOf(delimiter, this.patternSteps);
    for (const watch of created) {
      this.all.push(watch);
      this.widest = Math.max(this.widest, watch.lookBehind);
      this.keepsSinceCommit ||= watch.isFromLastCommit;
      if (this.dropped > 0) watch.drop(this.dropped);
    }
    return created;
  }

  /** Drops text that none of them can look at any more. */
  dropBehind(buffer: TextBuffer): void {
    const before = this.keepsSinceCommit ? Math.min(buffer.position, buffer.lastCommit) : buffer.position;
    const count = buffer.dropBefore(before - this.widest);
    if (count === 0) return;
    this.dropped += count;
    for (const watch of this.all) watch.drop(count);
  }
}

/** The delimiters for which text before `end` is held, each once. */
export function holding(watches: readonly Watch[], end: number): readonly DelimiterRef[] {
  const delimiters = new Set(watches.filter((watch) => watch.hold < end).map((watch) => watch.delimiter));
  return [...delimiters].map(({ field, side }) => ({ field, side }));
}
