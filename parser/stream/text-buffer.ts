import { LONGEST_ENDING } from '../template/pattern-facts.js';
import { isHighSurrogate } from './literal-searcher.js';
import { type Since, standIn } from './look-behind.js';

/** How much text behind the position may gather before it is dropped at once; none where a look-behind would read all of it. */
const DROP_AT_LEAST = 256;

/**
 * Held text up to this length is looked at with every chunk. Beyond it, looking has to be paid for by new text, since each look makes one
 * string of all that is held: however long an opener stays incomplete, the work stays in proportion to the text.
 */
const ALWAYS_LOOKED_AT = 16_384;
/** How many held units one new unit pays for. */
const PAID_BY_UNIT = 64;
/** How often, until the next look is paid for, an awaited text is reason enough to look. */
const LOOKS_ON_CREDIT = 4;

/**
 * The text that is still needed. All offsets are input offsets (see `Span`): text that was dropped keeps its place.
 *
 *     dropped   | behind the position | not yet committed or emitted | waiting
 *               ^start                ^position                      ^end
 */
export class TextBuffer {
  /** All text that can be looked at. */
  text = '';
  /** The input offset at which `text` begins. */
  start: number;
  /** Up to here everything is committed or emitted. */
  position: number;
  /** Behind the last delimiter that was committed. */
  lastCommit: number;
  /** Stands for dropped text that a look-behind still asks for. */
  #past = '';
  /** The beginning of the text that was asked for last. */
  #beginning = '';
  /** Text that is not looked at yet: it is not worth it, or it is a high surrogate whose other half may come with the next chunk. */
  #waiting = '';
  #credit = LOOKS_ON_CREDIT;
  /** Texts one of which what is held needs to become a match. */
  #awaited: readonly string[] = [];
  /** The last text that arrived, as far as an awaited text may have begun in it. */
  #border = '';

  /** @param offset the input offset of the first text */
  constructor(offset: number) {
    this.start = offset;
    this.position = offset;
    this.lastCommit = offset;
  }

  get end(): number {
    return this.start + this.text.length;
  }

  /** Everything that has arrived and is not committed or emitted. */
  get rest(): string {
    return this.text.slice(this.position - this.start) + this.#waiting;
  }

  /** @returns whether the text should be looked at now */
  append(chunk: string): boolean {
    this.#waiting += chunk;
    if (this.holdsMuch && !this.#isWorthALook(chunk)) return false;
    const waiting = this.#waiting;
    const length = isHighSurrogate(waiting.charCodeAt(waiting.length - 1)) ? waiting.length - 1 : waiting.length;
    this.text += waiting.slice(0, length);
    this.#waiting = waiting.slice(length);
    return true;
  }

  /** More is held than can be looked at with every chunk. */
  get holdsMuch(): boolean {
    return this.end - this.position > ALWAYS_LOOKED_AT;
  }

  #isWorthALook(chunk: string): boolean {
    const isAwaited = this.#isAwaited(chunk);
    if (this.#waiting.length * PAID_BY_UNIT >= this.end - this.position) {
      this.#credit = LOOKS_ON_CREDIT;
      return true;
    }
    return isAwaited && this.#credit-- > 0;
  }

  /** Whether an awaited text has just come to its end. */
  #isAwaited(arrived: string): boolean {
    const seen = this.#border + arrived;
    this.#border = seen.slice(1 - LONGEST_ENDING);
    return this.#awaited.some((text) => seen.includes(text));
  }

  /** Where much is held: without one of these texts, nothing of it can become a match, so one of them is a reason to look. */
  await(texts: readonly string[]): void {
    this.#awaited = texts;
    this.#border = this.text.slice(1 - LONGEST_ENDING);
  }

  /** No more text will come: half a surrogate pair is text like any other. */
  complete(): void {
    this.text += this.#waiting;
    this.#waiting = '';
  }

  /** Where the text may be cut: at the offset, behind the surrogate pair that it stands in, or where the text ends. */
  cutAt(offset: number): number {
    const { end } = this;
    if (offset >= end) return end;
    return isHighSurrogate(this.text.charCodeAt(offset - 1 - this.start)) ? offset + 1 : offset;
  }

  /** The text to search, up to an input offset; it begins at the offset `pastStart`. */
  textTo(end: number): string {
    const past = this.#past;
    if (past === '' && end >= this.end) return this.text;
    const length = Math.min(end, this.end) - this.pastStart;
    if (this.#beginning.length !== length) this.#beginning = past + this.text.slice(0, length - past.length);
    return this.#beginning;
  }

  get pastStart(): number {
    return this.start - this.#past.length;
  }

  /** The text from the position to an input offset; the position moves there. */
  take(end: number): string {
    const taken = this.text.slice(this.position - this.start, end - this.start);
    this.position = end;
    return taken;
  }

  /** As `take`, for the text of a delimiter that is committed. */
  takeDelimiter(end: number): string {
    this.lastCommit = end;
    return this.take(end);
  }

  /**
   * Drops text before the offset, once there is enough of it.
   *
   * @param since what a look-behind asks of the dropped text
   * @returns by how much the offsets in the text to search get smaller
   */
  dropBefore(offset: number, since?: Since): number {
    const count = offset - this.start;
    if (!(count >= (since ? 1 : DROP_AT_LEAST))) return 0;
    const { length } = this.#past;
    const past = since ? standIn(since, this.textTo(offset + since.width), length + count) : '';
    if (past === undefined) return 0;
    this.text = this.text.slice(count);
    this.#past = past;
    this.#beginning = '';
    this.start += count;
    return length + count - past.length;
  }
}
