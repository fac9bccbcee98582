import type { HeldText } from '../events.js';
import { type Choice, choose } from './choose.js';
import type { Regions } from './regions.js';
import type { TextBuffer } from './text-buffer.js';
import type { FoundDelimiter, Watch } from './watch.js';
import { holding, type WatchLists } from './watch-list.js';

/**
 * A long text is looked at piece by piece, as if it had been fed so: this much behind a delimiter, and four times as much with each piece that
 * holds none. So an opener is not looked for far inside a region in which it is not watched.
 */
const FIRST_PIECE = 64;
const LARGEST_PIECE = 1 << 20;

/** A zero-width opener and closer of this field stand in one place. */
export class ZeroWidthLoop extends Error {
  override readonly name = 'ZeroWidthLoop';
  constructor(
    readonly field: string,
    readonly offset: number,
  ) {
    super(`The opener and the closer of "${field}" both match nothing at one place, and would do so for ever.`);
  }
}

/** The inner loop: finds delimiters in the text that has arrived, and hands text and delimiters to the regions. */
export class Scan {
  constructor(
    private readonly buffer: TextBuffer,
    private readonly lists: WatchLists,
    private readonly regions: Regions,
  ) {}

  /**
   * Does all that can be decided now.
   *
   * @param final no more text will come: everything can be decided
   */
  advance(final: boolean): void {
    const { buffer } = this;
    let piece = FIRST_PIECE;
    let limit = buffer.position + piece;
    for (;;) {
      const end = Math.min(limit, buffer.end);
      const { found, watch, hold } = this.look(end, final && end === buffer.end);
      if (found !== undefined && watch !== undefined) {
        this.commit(found, watch);
        piece = FIRST_PIECE;
        limit = buffer.position + piece;
      } else if (end < buffer.end) {
        piece = Math.min(piece * 4, LARGEST_PIECE);
        limit += piece;
      } else {
        this.emitTo(hold);
        break;
      }
    }
    this.lists.dropBehind(this.buffer);
  }

  private look(end: number, final: boolean): Choice {
    const watches = this.lists.watchedIn(this.regions.current);
    for (const watch of watches) watch.update(this.buffer, end, final);
    return choose(watches, end);
  }

  private emitTo(offset: number): void {
    const { position } = this.buffer;
    if (offset > position) this.regions.text(this.buffer.take(offset), position);
  }

  private commit(found: FoundDelimiter, watch: Watch): void {
    this.emitTo(found.start);
    const isEmpty = found.start === found.end;
    if (found.delimiter.side === 'open') {
      this.regions.open(found, this.buffer.takeDelimiter(found.end));
    } else if (isEmpty && this.isStalling(found)) {
      watch.passOver(this.buffer);
    } else {
      this.regions.closeBy(found, this.buffer.takeDelimiter(found.end));
    }
  }

  /** An empty close of the implicit region that is not open changes nothing: it is passed over, so that what follows is not lost. */
  private isStalling(found: FoundDelimiter): boolean {
    const { current } = this.regions;
    if (!current.isExplicit) return !current.isOpen;
    if (current.isOpenedByNothing && current.start === found.start) {
      throw new ZeroWidthLoop(found.delimiter.field, found.start);
    }
    return false;
  }

  get held(): HeldText | undefined {
    const text = this.buffer.rest;
    if (text === '') return undefined;
    const { position, end } = this.buffer;
    const delimiters = holding(this.lists.watchedIn(this.regions.current), end);
    return { text, span: { start: position, end: position + text.length }, delimiters };
  }
}
