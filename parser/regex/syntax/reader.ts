const NEWLINE = '\n';

/** White space as Python's `str.isspace` sees it. */
function isSpace(character: string): boolean {
  if (character === '\ufeff') return false;
  return /^\s$/.test(character) || (character >= '\x1c' && character <= '\x1f') || character === '\x85';
}

/** A cursor over a pattern: gives code points, counts UTF-16 units, and can skip white space and comments (flag `x`). */
export class Reader {
  position = 0;
  /** The flag `x`: white space and `#` comments between tokens do not count. */
  ignoreSpace = false;

  #stopped = false;

  constructor(readonly source: string) {}

  /** The next character, or `''` at the end. */
  get(keepSpace = false): string {
    const at = this.#skipped(this.position, keepSpace);
    const character = this.#at(at);
    this.position = at + character.length;
    return character;
  }

  peek(): string {
    return this.#at(this.#skipped(this.position, false));
  }

  /** Takes the text when it comes next. */
  match(text: string): boolean {
    let at = this.position;
    for (const character of text) {
      at = this.#skipped(at, false);
      if (this.#at(at) !== character) return false;
      at += character.length;
    }
    this.position = at;
    return true;
  }

  takeWhile(accepts: (character: string) => boolean, keepSpace = false): string {
    let taken = '';
    for (;;) {
      const at = this.#skipped(this.position, keepSpace);
      this.position = at;
      const character = this.#at(at);
      if (character === '' || !accepts(character)) return taken;
      taken += character;
      this.position = at + character.length;
    }
  }

  /** From now on the pattern is at its end, wherever the position is set. */
  stop(): void {
    this.#stopped = true;
    this.position = this.source.length;
  }

  get atEnd(): boolean {
    return this.peek() === '';
  }

  /** Whether the text comes next, white space counting. */
  startsWith(text: string): boolean {
    return !this.#stopped && this.source.startsWith(text, this.position);
  }

  #at(position: number): string {
    const codePoint = this.#stopped ? undefined : this.source.codePointAt(position);
    return codePoint === undefined ? '' : String.fromCodePoint(codePoint);
  }

  #skipped(position: number, keepSpace: boolean): number {
    if (!this.ignoreSpace || keepSpace) return position;
    let at = position;
    for (;;) {
      const character = this.#at(at);
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
