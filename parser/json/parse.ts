import type { JsonValue } from '../values.js';
import { exactInteger, hasTooManyDigits } from './integer.js';
import { DepthError, IntegerSizeError, MAX_DEPTH } from './limits.js';
import { bareObject, inOrder } from './object.js';
import { JsonSyntaxError } from './syntax-error.js';

/**
 * Reads JSON text exactly as Python's `json.loads` does: NaN, Infinity and -Infinity are values, an integer keeps every digit
 * (see `JsonValue`), of equal keys the last value wins at the first one's place; control characters in strings, a byte order
 * mark and white space other than space, tab, CR and LF are refused.
 *
 * @param originOf gives the offset that an error names, where the text has been made from another one
 * @throws JsonSyntaxError with the UTF-16 offset where the text stops being JSON
 * @throws IntegerSizeError for an integer of more than 4300 digits
 * @throws DepthError for more than 1000 levels
 */
export function readJson(text: string, originOf = (offset: number) => offset): JsonValue {
  return new JsonReader(text, originOf).document();
}

class JsonReader {
  #at = 0;
  #depth = 0;
  readonly #text: string;
  readonly #originOf: (offset: number) => number;

  constructor(text: string, originOf: (offset: number) => number) {
    this.#text = text;
    this.#originOf = originOf;
  }

  document(): JsonValue {
    this.#skip(0);
    const value = this.#value();
    this.#expect(undefined, 'no more text');
    return value;
  }

  /** `undefined` at the end of the text. */
  get #next(): string | undefined {
    return this.#text[this.#at];
  }

  #refuse(reason: string): never {
    throw new JsonSyntaxError(reason, this.#originOf(this.#at));
  }

  #expect(next: string | undefined, what: string): void {
    if (this.#next !== next) this.#refuse(`expected ${what}`);
  }

  /** Moves on by so many units, and over the space that follows. */
  #skip(count: number): void {
    for (this.#at += count; ; this.#at++) {
      const code = this.#text.charCodeAt(this.#at);
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return;
    }
  }

  /** A value and the space behind it. */
  #value(): JsonValue {
    const first = this.#next;
    const value =
      first === '"' ? this.#string() : first === '{' ? this.#object() : first === '[' ? this.#list() : this.#scalar();
    this.#skip(0);
    return value;
  }

  #object(): JsonValue {
    const object = bareObject();
    const keys: string[] = [];
    this.#members('}', () => {
      this.#expect('"', 'a key in double quotes');
      const key = this.#string();
      this.#skip(0);
      this.#expect(':', '":" after the key');
      this.#skip(1);
      keys.push(key);
      object[key] = this.#value();
    });
    return inOrder(object, keys);
  }

  #list(): JsonValue {
    const items: JsonValue[] = [];
    this.#members(']', () => items.push(this.#value()));
    return items;
  }

  #members(close: string, readMember: () => void): void {
    if (++this.#depth > MAX_DEPTH) throw new DepthError();
    this.#skip(1);
    if (this.#next !== close) {
      readMember();
      while (this.#next === ',') {
        this.#skip(1);
        readMember();
      }
      this.#expect(close, `"," or "${close}"`);
    }
    this.#at++;
    this.#depth--;
  }

  /** Finds the end of the string; what it means is as in JavaScript. */
  #string(): string {
    const start = this.#at++;
    for (STRING_PART.lastIndex = this.#at; STRING_PART.test(this.#text); ) this.#at = STRING_PART.lastIndex;
    if (this.#next === undefined) this.#refuse('unterminated string');
    if (this.#next !== '"') this.#refuse(`invalid ${this.#next === '\\' ? 'escape' : 'character'} in a string`);
    const written = this.#text.slice(start, ++this.#at);
    return written.includes('\\') ? JSON.parse(written) : written.slice(1, -1);
  }

  #scalar(): JsonValue {
    SCALAR.lastIndex = this.#at;
    const [text, word, digits, fraction] = SCALAR.exec(this.#text) ?? this.#refuse('expected a value');
    this.#at += text.length;
    if (word) return JSON.parse(word);
    if (!digits || fraction) return Number(text);
    if (hasTooManyDigits(digits)) throw new IntegerSizeError();
    return exactInteger(digits);
  }
}

/** As much of a string as is no control character, no faulty escape and not the end. */
const STRING_PART = /[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y;

/** `null` and its like; digits; fraction and exponent. What has none of them is NaN or an infinity. */
const SCALAR = /(null|true|false)|NaN|-?Infinity|(-?(?:0|[1-9]\d*))((?:\.\d+)?(?:[eE][-+]?\d+)?)/y;
