import type { HeldText } from '../events.js';
import { Failure } from '../failure.js';
import { compareCodePoints } from '../python/compare.js';
import type { Regions } from './regions.js';
import type { TextBuffer } from './text-buffer.js';
import type { FoundDelimiter, Watch } from './watch.js';
import { holding, refOf, type WatchLists } from './watch-list.js';

/**
 * A long text is looked at piece by piece, as if it had been fed so: this much behind a delimiter, and four times as much with each piece that
 * holds none. So an opener is not looked for far inside a region in which it is not watched.
 */
const FIRST_PIECE = 64;
const LARGEST_PIECE = 1 << 20;
const SMALL_CHUNK = 8;

/** The inner loop: finds delimiters in the text that has arrived, and hands text and delimiters to the regions. */
export class Scan {
  readonly #buffer: TextBuffer;
  readonly #lists: WatchLists;
  readonly #regions: Regions;

  constructor(buffer: TextBuffer, lists: WatchLists, regions: Regions) {
    this.#buffer = buffer;
    this.#lists = lists;
    this.#regions = regions;
  }

  /** Takes text that has arrived, and does all that can be decided now. */
  take(chunk: string): void {
    // A look-behind without a bound reads all that stands between the position and a place, so that must not be much.
    const size = this.#lists.since ? SMALL_CHUNK : chunk.length;
    for (let at = 0; at < chunk.length; at += size) {
      if (this.#buffer.append(chunk.slice(at, at + size))) this.advance(false);
    }
  }

  /**
   * Does all that can be decided now.
   *
   * @param final no more text will come: everything can be decided
   */
  advance(final: boolean): void {
    const buffer = this.#buffer;
    let piece = FIRST_PIECE;
    let limit = buffer.position + piece;
    for (;;) {
      const end = buffer.cutAt(limit);
      const watches = this.#watches;
      for (const watch of watches) watch.update(buffer, end, final && end === buffer.end);
      const hold = earliestHold(watches, end);
      const first = firstOf(watches);
      // A match is committed only if it begins before everything that is held, which may still become an earlier or a longer one.
      if (first?.found && first.found.start < hold) {
        this.#commit(first.found, first);
        piece = FIRST_PIECE;
        limit = buffer.position + piece;
      } else if (end < buffer.end) {
        piece = Math.min(piece * 4, LARGEST_PIECE);
        limit += piece;
      } else {
        this.#emitTo(hold);
        if (buffer.holdsMuch) buffer.await(awaitedBy(watches, hold));
        this.#lists.dropBehind(buffer);
        return;
      }
    }
  }

  get #watches(): readonly Watch[] {
    return this.#lists.watchedIn(this.#regions.current);
  }

  #emitTo(offset: number): void {
    const { position } = this.#buffer;
    if (offset > position) this.#regions.text(this.#buffer.take(offset), position);
  }

  #commit(found: FoundDelimiter, watch: Watch): void {
    const { start, end, captures, delimiter } = found;
    this.#emitTo(start);
    if (delimiter.side === 'open') {
      this.#regions.open(found, this.#buffer.takeDelimiter(end));
    } else if (start === end && this.#isStalling(found)) {
      watch.passOver(found, this.#buffer);
    } else {
      this.#regions.close(start, end, this.#buffer.takeDelimiter(end), captures);
    }
  }

  /** An empty close of the implicit region that is not open changes nothing: it is passed over, so that what follows is not lost. */
  #isStalling({ delimiter, start: offset }: FoundDelimiter): boolean {
    const { opener, isOpen, start } = this.#regions.current;
    if (!opener) return !isOpen;
    if (opener.start === opener.end && start === offset) {
      const { field } = delimiter;
      const message = `The opener and the closer of "${field}" both match nothing at one place, and would do so for ever.`;
      throw new Failure({ code: 'zero-width-loop', message, field, path: ['fields', field], offset });
    }
    return false;
  }

  get held(): HeldText | undefined {
    const { rest: text, position, end } = this.#buffer;
    if (text === '') return undefined;
    const span = { start: position, end: position + text.length };
    return { text, span, delimiters: holding(this.#watches, end).map(refOf) };
  }
}

/** From where text is held: the end of the text where nothing is. */
function earliestHold(watches: readonly Watch[], end: number): number {
  let hold = end;
  for (const watch of watches) if (watch.hold < hold) hold = watch.hold;
  return hold;
}

/** The texts with which the matches end for which text is held from there on; a pattern's end may be unknown. */
function awaitedBy(watches: readonly Watch[], hold: number): readonly string[] {
  const endings = holding(watches, hold + 1).map(({ ending }) => ending);
  return endings.filter((ending) => ending !== '');
}

/** The watch whose match comes first. */
function firstOf(watches: readonly Watch[]): Watch | undefined {
  let first: Watch | undefined;
  for (const watch of watches) {
    if (watch.found && (!first?.found || precedes(watch.found, first.found))) first = watch;
  }
  return first;
}

/**
 * Which of two matches is committed: the earlier, then the longer, then an opener before a closer, then by the field's name
 * in code point order (reference behaviour, "One step"). The order of fields in the template never matters.
 */
function precedes(left: FoundDelimiter, right: FoundDelimiter): boolean {
  if (left.start !== right.start) return left.start < right.start;
  if (left.end !== right.end) return left.end > right.end;
  if (left.delimiter.side !== right.delimiter.side) return left.delimiter.side === 'open';
  return compareCodePoints(left.delimiter.field, right.delimiter.field) < 0;
}
