const NEWLINE = '\n';

/** White space as Python's `str.isspace` sees it. */
function isSpace(character: string): boolean {
  if (character === '\ufeff') return false;
  return /^\s$/.test(character) || (character >= '\x1c' && character <= '\x1f') || character === '\x85';
}

/** A cursor over a pattern: gives code points, counts UTF-16 units, and can skip white space and comments (flag `x`). */
export class Reader {
  /** UTF-16 offset of the next character. */
  at = 0;
  /** The flag `x`: white space and `#` comments between tokens do not count. */
  ignoreSpace = false;

  #stopped = false;

  constructor(readonly source: string) {}

  /** The next character, or `''` at the end. */
  get(keepSpace = false): string {
    const at = this.#skipped(this.at, keepSpace);
    const character = this.#characterAt(at);
    this.at = at + character.length;
    return character;
  }

  peek(): string {
    return this.#characterAt(this.#skipped(this.at, false));
  }

  /** Takes the text when it comes next. */
  match(text: string): boolean {
    let at = this.at;
    for (const character of text) {
      at = this.#skipped(at, false);
      if (this.#characterAt(at) !== character) return false;
      at += character.length;
    }
    this.at = at;
    return true;
  }

  takeWhile(accepts: (character: string) => boolean, keepSpace = false): string {
    let taken = '';
    for (;;) {
      const at = this.#skipped(this.at, keepSpace);
      this.at = at;
      const character = this.#characterAt(at);
      if (character === '' || !accepts(character)) return taken;
      taken += character;
      this.at = at + character.length;
    }
  }

  /** From now on the pattern is at its end, wherever the position is set. */
  stop(): void {
    this.#stopped = true;
    this.at = this.source.length;
  }

  get atEnd(): boolean {
    return this.peek() === '';
  }

  /** Whether the text comes next, white space counting. */
  startsWith(text: string): boolean {
    return !this.#stopped && this.source.startsWith(text, this.at);
  }

  #characterAt(position: number): string {
    const codePoint = this.#stopped ? undefined : this.source.codePointAt(position);
    return codePoint === undefined ? '' : String.fromCodePoint(codePoint);
  }

  #skipped(position: number, keepSpace: boolean): number {
    if (!this.ignoreSpace || keepSpace) return position;
    let at = position;
    for (;;) {
      const character = this.#characterAt(at);
      if (character === '#') {
        const lineEnd = this.source.indexOf(NEWLINE, at);
        at = lineEnd < 0 ? this.source.length : lineEnd;
      } else if (character !== '' && isSpace(character)) {
        at += character.length;
      } else {
        return at;
      }
    }
  }
}
