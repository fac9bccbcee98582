/** Runs of white space, as Python's `str.isspace` sees it, and of comments. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: four of them are white space in Python.
const SPACE = /^(?:[^\S\ufeff]|[\x1c-\x1f\x85]|#[^\n]*)+/;

/** A cursor over a pattern: gives code points, counts UTF-16 units, and can skip white space and comments (flag `x`). */
export class Reader {
  /** UTF-16 offset of the next character. */
  at = 0;
  /** The flags in force, a letter each. */
  flags = 's';
  /** Nothing more is read, wherever the position is set. */
  stopped = false;

  constructor(readonly source: string) {}

  /** The next character, or `''` at the end. */
  get(keepSpace = false): string {
    this.#skip(keepSpace);
    const [character = ''] = this.#ahead(this.at + 2);
    this.at += character.length;
    return character;
  }

  /** The next character when it is one of these; otherwise `''`, and nothing is taken. */
  one(accepted: RegExp, keepSpace = false): string {
    const before = this.at;
    const character = this.get(keepSpace);
    if (accepted.test(character)) return character;
    this.at = before;
    return '';
  }

  /** All characters that come next and are some of these. */
  take(accepted: RegExp, keepSpace = false): string {
    let taken = '';
    for (;;) {
      this.#skip(keepSpace);
      const character = this.one(accepted, keepSpace);
      if (character === '') return taken;
      taken += character;
    }
  }

  /** Takes the text when it comes next. */
  match(text: string): boolean {
    const before = this.at;
    for (const character of text) {
      if (this.get() === character) continue;
      this.at = before;
      return false;
    }
    return true;
  }

  /** Whether the text comes next, white space counting. */
  startsWith(text: string): boolean {
    return this.#ahead().startsWith(text);
  }

  stop(): void {
    this.stopped = true;
    this.at = this.source.length;
  }

  #ahead(end?: number): string {
    return this.stopped ? '' : this.source.slice(this.at, end);
  }

  #skip(keepSpace: boolean): void {
    if (this.flags.includes('x') && !keepSpace) this.at += SPACE.exec(this.#ahead())?.[0].length ?? 0;
  }
}
