import { isHighSurrogate } from './literal-searcher.js';

/** How much text behind the position may gather before it is dropped at once. */
const DROP_AT_LEAST = 1024;

/**
 * The text that is still needed. All offsets are input offsets (see `Span`): text that was dropped keeps its place.
 *
 *     dropped   | behind the position | not yet committed or emitted | half a surrogate pair
 *               ^start                ^position                      ^end
 */
export class TextBuffer {
  /** The text that searchers see. */
  text = '';
  /** Up to here everything is committed or emitted. */
  position: number;
  private start: number;
  /** A high surrogate at the very end: its other half may come with the next chunk. */
  private half = '';

  /** @param offset the input offset of the first text */
  constructor(offset: number) {
    this.start = offset;
    this.position = offset;
  }

  get end(): number {
    return this.start + this.text.length;
  }

  /** Everything that has arrived and is not committed or emitted. */
  get rest(): string {
    return this.text.slice(this.position - this.start) + this.half;
  }

  append(chunk: string): void {
    const arrived = this.half + chunk;
    const cut = arrived !== '' && isHighSurrogate(arrived.charCodeAt(arrived.length - 1));
    this.half = cut ? arrived.slice(-1) : '';
    this.text += cut ? arrived.slice(0, -1) : arrived;
  }

  /** No more text will come: half a surrogate pair is text like any other. */
  complete(): void {
    this.text += this.half;
    this.half = '';
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

  /** Drops text that lies further behind the position than `lookBehind` units, once there is enough of it. Returns how much. */
  drop(lookBehind: number): number {
    const count = this.position - lookBehind - this.start;
    if (!(count >= DROP_AT_LEAST)) return 0;
    this.text = this.text.slice(count);
    this.start += count;
    return count;
  }
}
