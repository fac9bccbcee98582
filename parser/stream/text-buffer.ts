import { LONGEST_ENDING } from '../template/pattern-facts.js';
import { isHighSurrogate } from './literal-searcher.js';

/** How much text behind the position may gather before it is dropped at once. */
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
 *     dropped   | behind the position | not yet committed or emitted | not looked at | half a surrogate pair
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
  /** The beginning of `text` that was asked for last. */
  #beginning = '';
  /** Text that is not worth looking at yet. */
  #waiting = '';
  #paid = 0;
  #credit = LOOKS_ON_CREDIT;
  /** Texts one of which what is held needs to become a match. */
  #awaited: readonly string[] = [];
  /** The last text that arrived, as far as an awaited text may have begun in it. */
  #border = '';
  /** A high surrogate at the very end: its other half may come with the next chunk. */
  #half = '';

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
    return this.text.slice(this.position - this.start) + this.#waiting + this.#half;
  }

  /** @returns whether the text should be looked at now */
  append(chunk: string): boolean {
    const arrived = this.#half + chunk;
    const cut = isHighSurrogate(arrived.charCodeAt(arrived.length - 1));
    this.#half = cut ? arrived.slice(-1) : '';
    const whole = cut ? arrived.slice(0, -1) : arrived;
    if (this.holdsMuch) return this.#wait(whole);
    this.text += whole;
    return true;
  }

  /** More is held than can be looked at with every chunk. */
  get holdsMuch(): boolean {
    return this.end - this.position > ALWAYS_LOOKED_AT;
  }

  #wait(arrived: string): boolean {
    this.#waiting += arrived;
    this.#paid += arrived.length * PAID_BY_UNIT;
    const isPaid = this.#paid >= this.end - this.position;
    if (isPaid) {
      this.#paid = 0;
      this.#credit = LOOKS_ON_CREDIT;
    } else if (this.#credit === 0 || !this.#isAwaited(arrived)) {
      return false;
    } else {
      this.#credit--;
    }
    this.#lookAtWaiting();
    return true;
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

  #lookAtWaiting(): void {
    this.text += this.#waiting;
    this.#waiting = '';
  }

  /** No more text will come: half a surrogate pair is text like any other. */
  complete(): void {
    this.#lookAtWaiting();
    this.text += this.#half;
    this.#half = '';
  }

  /** The text up to an input offset, or one unit more where a surrogate pair would be cut. */
  textTo(end: number): string {
    const { text } = this;
    let length = end - this.start;
    if (length >= text.length) return text;
    if (isHighSurrogate(text.charCodeAt(length - 1))) length++;
    if (this.#beginning.length !== length) this.#beginning = text.slice(0, length);
    return this.#beginning;
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

  /** Drops text before the offset, once there is enough of it. @returns how much */
  dropBefore(offset: number): number {
    const count = offset - this.start;
    if (!(count >= DROP_AT_LEAST)) return 0;
    this.text = this.text.slice(count);
    this.#beginning = '';
    this.start += count;
    return count;
  }
}
