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
  const reader = new JsonReader(text);
  return reader.document();
}

class JsonReader {
  private at = 0;
  private depth = 0;
  constructor(private readonly text: string) {}

  document(): JsonValue {
    this.skipSpace();
    const value = this.value();
    this.skipSpace();
    if (this.at < this.text.length) throw new JsonSyntaxError('unexpected text after the value', this.at);
    return value;
  }

  private skipSpace(): void {
    for (; ; this.at++) {
      const code = this.text.charCodeAt(this.at);
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return;
    }
  }

  private value(): JsonValue {
    switch (this.text.charCodeAt(this.at)) {
      case 0x22: // "
        return this.string();
      case 0x7b: // {
        return this.nested(true);
      case 0x5b: // [
        return this.nested(false);
      default:
        return this.startsNumber() ? this.number() : this.word();
    }
  }

  private nested(isObject: boolean): JsonValue {
    if (++this.depth > MAX_DEPTH) throw new DepthError();
    this.at++;
    this.skipSpace();
    const value = isObject ? this.object() : this.list();
    this.at++;
    this.depth--;
    return value;
  }

  private startsNumber(): boolean {
    const code = this.text.charCodeAt(this.at);
    if (code === 0x2d) return this.text[this.at + 1] !== 'I';
    return code >= 0x30 && code <= 0x39;
  }

  private object(): JsonValue {
    const entries = new ObjectBuilder();
    if (this.text[this.at] === '}') return entries.build();
    for (;;) {
      if (this.text[this.at] !== '"') throw new JsonSyntaxError('expected a key in double quotes', this.at);
      const key = this.string();
      this.skipSpace();
      if (this.text[this.at] !== ':') throw new JsonSyntaxError('expected ":" after the key', this.at);
      this.at++;
      this.skipSpace();
      entries.set(key, this.value());
      if (this.isLast('}')) return entries.build();
    }
  }

  private list(): JsonValue {
    const items: JsonValue[] = [];
    if (this.text[this.at] === ']') return items;
    for (;;) {
      items.push(this.value());
      if (this.isLast(']')) return items;
    }
  }

  /** Whether the container ends here; if not, moves behind the comma. */
  private isLast(end: string): boolean {
    this.skipSpace();
    const next = this.text[this.at];
    if (next === end) return true;
    if (next !== ',') throw new JsonSyntaxError(`expected "," or "${end}"`, this.at);
    this.at++;
    this.skipSpace();
    return false;
  }

  private string(): string {
    const { value, end } = readString(this.text, this.at);
    this.at = end;
    return value;
  }

  private word(): JsonValue {
    for (const [word, value] of WORDS) {
      if (!this.text.startsWith(word, this.at)) continue;
      this.at += word.length;
      return value;
    }
    throw new JsonSyntaxError('expected a value', this.at);
  }

  private number(): number | bigint {
    const short = this.shortInteger();
    if (short !== undefined) return short;
    NUMBER.lastIndex = this.at;
    const found = NUMBER.exec(this.text);
    if (found === null) throw new JsonSyntaxError('expected a value', this.at);
    this.at += found[0].length;
    if (found[2] !== undefined || found[3] !== undefined) return Number(found[0]);
    return integerOf(found[0]);
  }

  /** The most frequent numbers without further ado: a few digits, no sign, no fraction. */
  private shortInteger(): number | undefined {
    let value = 0;
    for (let at = this.at; at < this.at + 10; at++) {
      const code = this.text.charCodeAt(at);
      if (code >= 0x30 && code <= 0x39) {
        value = value * 10 + code - 0x30;
        continue;
      }
      // A dot or an exponent follows, or there is nothing, or a zero leads.
      const isOther = code === 0x2e || (code | 0x20) === 0x65 || at === this.at;
      if (isOther || (at > this.at + 1 && this.text[this.at] === '0')) return undefined;
      this.at = at;
      return value;
    }
    return undefined;
  }
}

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
  const count = digits.startsWith('-') ? digits.length - 1 : digits.length;
  if (count > MAX_INTEGER_DIGITS) throw new IntegerSizeError();
  return exactInteger(BigInt(digits));
}
