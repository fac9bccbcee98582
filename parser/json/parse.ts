import type { JsonValue } from '../values.js';
import { exactInteger } from './import.js';
import { DepthError, MAX_DEPTH, MAX_INTEGER_DIGITS } from './limits.js';
import { isDigit, ObjectBuilder } from './object.js';
import { readString } from './string.js';
import { JsonSyntaxError } from './syntax-error.js';

/** The text is JSON, but one of its integers has more than 4300 digits. */
export class IntegerSizeError extends Error {
  override readonly name = 'IntegerSizeError';
  constructor() {
    super(`an integer of more than ${MAX_INTEGER_DIGITS} digits`);
  }
}

/**
 * Reads JSON text exactly as Python's `json.loads` does: NaN, Infinity and -Infinity are values, an integer keeps every digit
 * (see `JsonValue`), of equal keys the last value wins at the first one's place; control characters in strings, a byte order
 * mark and white space other than space, tab, CR and LF are refused.
 *
 * @throws JsonSyntaxError with the UTF-16 offset where the text stops being JSON
 * @throws IntegerSizeError for an integer of more than 4300 digits
 * @throws DepthError for more than 1000 levels
 */
export function readJson(text: string): JsonValue {
  if (text.startsWith('\ufeff')) throw new JsonSyntaxError('unexpected byte order mark', 0);
  return new JsonReader(text).document();
}

class JsonReader {
  #at = 0;
  #depth = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  document(): JsonValue {
    this.#skipSpace();
    const value = this.#value();
    this.#skipSpace();
    if (this.#at < this.#text.length) this.#refuse('unexpected text after the value');
    return value;
  }

  #peek(): number {
    return this.#text.charCodeAt(this.#at);
  }

  #refuse(reason: string): never {
    throw new JsonSyntaxError(reason, this.#at);
  }

  #skipSpace(): void {
    for (; ; this.#at++) {
      const code = this.#peek();
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return;
    }
  }

  #value(): JsonValue {
    const code = this.#peek();
    if (code === QUOTE) return this.#string();
    if (code === 0x7b || code === 0x5b) return this.#nested(code === 0x7b);
    const isNumber = code === 0x2d ? this.#text[this.#at + 1] !== 'I' : isDigit(code);
    return isNumber ? this.#number() : this.#word();
  }

  #nested(isObject: boolean): JsonValue {
    if (++this.#depth > MAX_DEPTH) throw new DepthError();
    this.#at++;
    this.#skipSpace();
    const value = isObject ? this.#object() : this.#list();
    this.#at++;
    this.#depth--;
    return value;
  }

  #object(): JsonValue {
    const entries = new ObjectBuilder();
    if (this.#peek() === 0x7d) return entries.build();
    do {
      if (this.#peek() !== QUOTE) this.#refuse('expected a key in double quotes');
      const key = this.#string();
      this.#skipSpace();
      if (this.#peek() !== 0x3a) this.#refuse('expected ":" after the key');
      this.#at++;
      this.#skipSpace();
      entries.set(key, this.#value());
    } while (this.#goesOn('}'));
    return entries.build();
  }

  #list(): JsonValue {
    const items: JsonValue[] = [];
    if (this.#peek() === 0x5d) return items;
    do items.push(this.#value());
    while (this.#goesOn(']'));
    return items;
  }

  /** Whether the container does not end here; if so, moves behind the comma. */
  #goesOn(end: string): boolean {
    this.#skipSpace();
    const next = this.#text[this.#at];
    if (next === end) return false;
    if (next !== ',') this.#refuse(`expected "," or "${end}"`);
    this.#at++;
    this.#skipSpace();
    return true;
  }

  #string(): string {
    const { value, end } = readString(this.#text, this.#at);
    this.#at = end;
    return value;
  }

  #word(): JsonValue {
    for (const [word, value] of WORDS) {
      if (!this.#text.startsWith(word, this.#at)) continue;
      this.#at += word.length;
      return value;
    }
    return this.#refuse('expected a value');
  }

  #number(): number | bigint {
    const short = this.#shortInteger();
    if (short !== undefined) return short;
    NUMBER.lastIndex = this.#at;
    const [digits, , fraction, exponent] = NUMBER.exec(this.#text) ?? this.#refuse('expected a value');
    this.#at += digits.length;
    return fraction === undefined && exponent === undefined ? integerOf(digits) : Number(digits);
  }

  /** The most frequent numbers without further ado: a few digits, no sign, no fraction. */
  #shortInteger(): number | undefined {
    const start = this.#at;
    let value = 0;
    for (let at = start; at < start + 10; at++) {
      const code = this.#text.charCodeAt(at);
      if (isDigit(code)) {
        value = value * 10 + code - 0x30;
        continue;
      }
      // A dot or an exponent follows, or there is nothing, or a zero leads.
      const isOther = code === 0x2e || (code | 0x20) === 0x65 || at === start;
      if (isOther || (at > start + 1 && this.#text[start] === '0')) return undefined;
      this.#at = at;
      return value;
    }
    return undefined;
  }
}

const QUOTE = 0x22;

const WORDS: readonly (readonly [string, JsonValue])[] = [
  ['null', null],
  ['true', true],
  ['false', false],
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['-Infinity', Number.NEGATIVE_INFINITY],
];

const NUMBER = /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?/y;

function integerOf(digits: string): number | bigint {
  if (digits.length <= 15) return Number(digits) + 0; // + 0: there is no integer -0
  if (digits.length > MAX_INTEGER_DIGITS + (digits.startsWith('-') ? 1 : 0)) throw new IntegerSizeError();
  return exactInteger(BigInt(digits));
}
