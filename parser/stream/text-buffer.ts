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

/**
 * The text that is still needed. All offsets are input offsets (see `Span`): text that was dropped keeps its place.
 *
 *     dropped   | behind the position | not yet committed or emitted | not looked at | half a surrogate pair
 *               ^start                ^position                      ^end
 */
export class TextBuffer {
  /** All text that can be looked at. */
  text = '';
  /** Up to here everything is committed or emitted. */
  position: number;
  /** Behind the last delimiter that was committed. */
  lastCommit: number;
  private start: number;
  /** The beginning of `text` that was asked for last. */
  private beginning = '';
  /** Text that is not worth looking at yet. */
  private waiting = '';
  private paid = 0;
  /** A high surrogate at the very end: its other half may come with the next chunk. */
  private half = '';

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
    return this.text.slice(this.position - this.start) + this.waiting + this.half;
  }

  /** @returns whether the text should be looked at now */
  append(chunk: string): boolean {
    const arrived = this.half + chunk;
    const cut = arrived !== '' && isHighSurrogate(arrived.charCodeAt(arrived.length - 1));
    this.half = cut ? arrived.slice(-1) : '';
    return this.takeIn(cut ? arrived.slice(0, -1) : arrived);
  }

  private takeIn(arrived: string): boolean {
    const held = this.end - this.position;
    if (held <= ALWAYS_LOOKED_AT) {
      this.text += arrived;
      return true;
    }
    this.waiting += arrived;
    this.paid += arrived.length * PAID_BY_UNIT;
    if (this.paid < held) return false;
    this.lookAtWaiting();
    return true;
  }

  private lookAtWaiting(): void {
    this.text += this.waiting;
    this.waiting = '';
    this.paid = 0;
  }

  /** No more text will come: half a surrogate pair is text like any other. */
  complete(): void {
    this.lookAtWaiting();
    this.text += this.half;
    this.half = '';
  }

  /** The text up to an input offset, or one unit more where a surrogate pair would be cut. */
  textTo(end: number): string {
    if (end >= this.end) return this.text;
    const length = end - this.start;
    const whole = isHighSurrogate(this.text.charCodeAt(length - 1)) ? length + 1 : length;
    if (this.beginning.length !== whole) this.beginning = this.text.slice(0, whole);
    return this.beginning;
  }

  /** The offset in `text` of an input offset. */
  toText(offset: number): number {
    return offset - this.start;
  }

  toInput(offsetInText: number): number {
    return offsetInText + this.start;
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
    this.beginning = '';
    this.start += count;
    return count;
  }
}
