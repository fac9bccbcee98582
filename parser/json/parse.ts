import type { JsonValue } from '../values.js';
import { exactInteger, hasTooManyDigits } from './integer.js';
import { DepthError, IntegerSizeError, MAX_DEPTH } from './limits.js';
import { objectOf } from './object.js';
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
  /** As much of a string as is no control character, no faulty escape and not the end. */
  const stringPart = /[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y;
  /** `null` and its like; digits; fraction and exponent. What has none of them is NaN or an infinity. */
  const scalarText = /(null|true|false)|NaN|-?Infinity|(-?(?:0|[1-9]\d*))((?:\.\d+)?(?:[eE][-+]?\d+)?)/y;
  let at = 0;
  let depth = 0;
  skip(0);
  const whole = value();
  expect(undefined, 'the end');
  return whole;

  function refuse(expected: string): never {
    const found = at < text.length ? JSON.stringify(text[at]) : 'the end';
    throw new JsonSyntaxError(`expected ${expected}, not ${found}`, originOf(at));
  }

  /** @param next what must stand here; `undefined`: the end of the text */
  function expect(next: string | undefined, name: string): void {
    if (text[at] !== next) refuse(name);
  }

  /** Moves on by so many units, and over the space that follows. */
  function skip(count: number): void {
    for (at += count; ; at++) {
      const code = text.charCodeAt(at);
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return;
    }
  }

  /** A value and the space behind it. */
  function value(): JsonValue {
    const first = text[at];
    const read = first === '"' ? string() : first === '{' ? object() : first === '[' ? list() : scalar();
    skip(0);
    return read;
  }

  function object(): JsonValue {
    return objectOf(members('}', entry));
  }

  function list(): JsonValue {
    return members(']', value);
  }

  function entry(): readonly [string, JsonValue] {
    expect('"', 'a key in double quotes');
    const key = string();
    skip(0);
    expect(':', '":" after the key');
    skip(1);
    return [key, value()];
  }

  function members<T>(close: string, readMember: () => T): readonly T[] {
    const read: T[] = [];
    if (++depth > MAX_DEPTH) throw new DepthError();
    skip(1);
    if (text[at] !== close) {
      read.push(readMember());
      while (text[at] === ',') {
        skip(1);
        read.push(readMember());
      }
      expect(close, `"," or "${close}"`);
    }
    at++;
    depth--;
    return read;
  }

  /** Finds the end of the string; what it means is as in JavaScript. */
  function string(): string {
    const start = at++;
    for (stringPart.lastIndex = at; stringPart.test(text); ) at = stringPart.lastIndex;
    expect('"', 'more of a string');
    const written = text.slice(start, ++at);
    return written.includes('\\') ? JSON.parse(written) : written.slice(1, -1);
  }

  function scalar(): JsonValue {
    scalarText.lastIndex = at;
    const [written, word, digits, fraction] = scalarText.exec(text) ?? refuse('a value');
    at += written.length;
    if (word) return JSON.parse(word);
    if (!digits || fraction) return Number(written);
    if (hasTooManyDigits(digits)) throw new IntegerSizeError();
    return exactInteger(digits);
  }
}
