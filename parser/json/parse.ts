import type { JsonValue } from '../values.js';
import { exactInteger } from './import.js';
import { DepthError, MAX_DEPTH, MAX_INTEGER_DIGITS } from './limits.js';
import { ObjectBuilder } from './object.js';
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
    this.#skip(0);
    const value = this.#value();
    this.#skip(0);
    if (this.#at < this.#text.length) this.#refuse('unexpected text after the value');
    return value;
  }

  #peek(): number {
    return this.#text.charCodeAt(this.#at);
  }

  #refuse(reason: string): never {
    throw new JsonSyntaxError(reason, this.#at);
  }

  /** Moves on by so many units, and over the space that follows. */
  #skip(count: number): void {
    for (this.#at += count; ; this.#at++) {
      const code = this.#peek();
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return;
    }
  }

  #value(): JsonValue {
    const code = this.#peek();
    if (code === QUOTE) return this.#string();
    return code === 0x7b || code === 0x5b ? this.#nested(code === 0x7b) : this.#scalar();
  }

  #nested(isObject: boolean): JsonValue {
    if (++this.#depth > MAX_DEPTH) throw new DepthError();
    this.#skip(1);
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
      this.#skip(0);
      if (this.#peek() !== 0x3a) this.#refuse('expected ":" after the key');
      this.#at++;
      this.#skip(0);
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
    this.#skip(0);
    const next = this.#text[this.#at];
    if (next === end) return false;
    if (next !== ',') this.#refuse(`expected "," or "${end}"`);
    this.#skip(1);
    return true;
  }

  #string(): string {
    const { value, end } = readString(this.#text, this.#at);
    this.#at = end;
    return value;
  }

  #scalar(): JsonValue {
    SCALAR.lastIndex = this.#at;
    const [text, word, digits, fraction] = SCALAR.exec(this.#text) ?? this.#refuse('expected a value');
    this.#at += text.length;
    if (word) return JSON.parse(word);
    return digits && !fraction ? integerOf(digits) : Number(text);
  }
}

/** `null` and its like; digits; fraction and exponent. What has none of them is NaN or an infinity. */
const SCALAR = /(null|true|false)|NaN|-?Infinity|(-?(?:0|[1-9]\d*))((?:\.\d+)?(?:[eE][-+]?\d+)?)/y;

const QUOTE = 0x22;

function integerOf(digits: string): number | bigint {
  if (digits.length <= 15) return Number(digits) + 0; // + 0: there is no integer -0
  if (digits.length > MAX_INTEGER_DIGITS + (digits.startsWith('-') ? 1 : 0)) throw new IntegerSizeError();
  return exactInteger(BigInt(digits));
}
