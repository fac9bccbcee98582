import { CODE_POINT_LIMIT, type Ranges } from './ranges.js';
import { CASE_RUNS, CATEGORY_RUNS, SCRIPT_NAMES, SCRIPT_RUNS } from './tables.js';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const UPPER_CASE_LETTER = 10;
const LOWER_CASE_LETTER = 13;
const LETTERS_IN_TURN = 30;

/** Puts back the pairs that `scripts/unicode.mjs` replaced; the rules stand before `~`. */
export function unpack(written: string): string {
  const [rules = '', packed = ''] = written.split('~');
  let text = packed;
  for (let i = rules.length - 3; i >= 0; i -= 3) text = text.replaceAll(rules.charAt(i), rules.slice(i + 1, i + 3));
  return text;
}

/** The number that `scripts/unicode.mjs` wrote: base 32, a digit of 32 or more says that another one follows. */
function* numbers(written: string): Generator<number> {
  const text = unpack(written);
  let value = 0;
  let scale = 1;
  for (const character of text) {
    const digit = DIGITS.indexOf(character);
    value += (digit & 31) * scale;
    scale *= 32;
    if (digit < 32) {
      yield value;
      value = 0;
      scale = 1;
    }
  }
}

/** Ranges of each class, from runs of (class, length). */
function decodeRuns(text: string, count: number): readonly Ranges[] {
  const found: number[][] = Array.from({ length: count }, () => []);
  let at = 0;
  const add = (index: number, length: number) => {
    const ranges = found[index];
    if (ranges?.at(-1) === at) ranges[ranges.length - 1] = at + length;
    else ranges?.push(at, at + length);
    at += length;
  };
  const source = numbers(text);
  for (const index of source) {
    const length = source.next().value ?? 0;
    if (count === LETTERS_IN_TURN && index === LETTERS_IN_TURN) {
      for (let i = 0; i < length; i++) add(i % 2 === 0 ? UPPER_CASE_LETTER : LOWER_CASE_LETTER, 1);
    } else {
      add(index, length);
    }
  }
  return found;
}

/** From lengths of runs, outside first. */
function decodeToggles(text: string): Ranges {
  const found: number[] = [];
  let at = 0;
  for (const length of numbers(text)) {
    at += length;
    found.push(at);
  }
  if (found.length % 2 === 1) found.push(CODE_POINT_LIMIT);
  return found;
}

/** Each code point with case variants → the next one of its ring. */
function decodeCaseRing(text: string): ReadonlyMap<number, number> {
  const next = new Map<number, number>();
  let at = 0;
  const source = numbers(text);
  for (const start of source) {
    const run = source.next().value ?? 0;
    const zigzag = source.next().value ?? 0;
    at += start;
    const delta = zigzag % 2 === 1 ? -(zigzag + 1) / 2 : zigzag / 2;
    const step = (run % 2) + 1;
    for (let i = 0; i < run >> 1; i++) next.set(at + i * step, at + i * step + delta);
  }
  return next;
}

/** The generated tables, each decoded when it is first asked for. The content never changes. */
class UnicodeData {
  readonly #derived = new Map<string, Ranges>();
  #categories: readonly Ranges[] | undefined;
  #scripts: readonly Ranges[] | undefined;
  #scriptNames: readonly string[] | undefined;
  #caseRing: ReadonlyMap<number, number> | undefined;

  /** In the order of `CATEGORY_NAMES`. */
  get categories(): readonly Ranges[] {
    this.#categories ??= decodeRuns(CATEGORY_RUNS, LETTERS_IN_TURN);
    return this.#categories;
  }

  /** In the order of `SCRIPT_NAMES`. */
  get scripts(): readonly Ranges[] {
    this.#scripts ??= decodeRuns(SCRIPT_RUNS, this.scriptNames.length);
    return this.#scripts;
  }

  /** The names of each script, in the order of `scripts`. */
  get scriptNames(): readonly string[] {
    this.#scriptNames ??= unpack(SCRIPT_NAMES).split(' ');
    return this.#scriptNames;
  }

  get caseRing(): ReadonlyMap<number, number> {
    this.#caseRing ??= decodeCaseRing(CASE_RUNS);
    return this.#caseRing;
  }

  /** @param written a table of lengths of runs */
  toggles(written: string): Ranges {
    return this.derived(written, () => decodeToggles(written));
  }

  /** Ranges that are made once and kept under a name. */
  derived(name: string, make: () => Ranges): Ranges {
    const known = this.#derived.get(name);
    if (known !== undefined) return known;
    const ranges = make();
    this.#derived.set(name, ranges);
    return ranges;
  }
}

export const unicodeData = Object.freeze(new UnicodeData());
