import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createStringMap } from '../../../server/service/document/string-map.js';

/** The written strings stand behind two characters, so that an offset from the string is not mistaken for one of the document. */
const BASE = 2;
const mapOf = (written: string) => createStringMap(`: ${written}`, BASE, BASE + written.length);

test.each([
  // written, decoded, the written offset (from the quote) of each decoded unit and of the end
  ['""', '', [1]],
  ['"abc"', 'abc', [1, 2, 3, 4]],
  [String.raw`"a\nb"`, 'a\nb', [1, 2, 4, 5]],
  [String.raw`"\"\\\/"`, '"\\/', [1, 3, 5, 7]],
  [String.raw`"\b\f\r\t"`, '\b\f\r\t', [1, 3, 5, 7, 9]],
  [String.raw`"\u003cthink\u003e"`, '<think>', [1, 7, 8, 9, 10, 11, 12, 18]],
  [String.raw`"\u003C"`, '<', [1, 7]],
  ['"a😀b"', 'a😀b', [1, 2, 3, 4, 5]],
  [String.raw`"\ud83d\ude00b"`, '😀b', [1, 7, 13, 14]],
  [String.raw`"\ud83dx"`, '\ud83dx', [1, 7, 8]],
])('%s', (written, decoded, offsets) => {
  const map = mapOf(written);
  expect(map.decoded).toBe(decoded);
  const all = [...Array(decoded.length + 1).keys()];
  expect(all.map((offset) => map.writtenOffset(offset) - BASE)).toEqual(offsets);
  expect(offsets.map((offset) => map.decodedOffset(BASE + offset))).toEqual(all);
});

test('a place inside an escape belongs to the unit that the escape spells', () => {
  const map = mapOf(String.raw`"a\u003cb"`);
  expect([2, 3, 4, 7, 8].map((offset) => map.decodedOffset(BASE + offset))).toEqual([1, 1, 1, 1, 2]);
});

test.each([
  [-5, 1],
  [99, 4],
])('the offset %i is clamped to the string', (decodedOffset, written) => {
  expect(mapOf('"abc"').writtenOffset(decodedOffset) - BASE).toBe(written);
  expect(mapOf('"abc"').decodedOffset(BASE + decodedOffset)).toBe(written - 1);
});

test.each([
  // unterminated, or with an escape that is none: as far as they go
  ['"abc', 'abc'],
  ['"', ''],
  [String.raw`"ab\"`, 'ab"'],
  [String.raw`"ab\\"`, 'ab\\'],
  [String.raw`"a\q"`, 'aq'],
  [String.raw`"a\u12"`, 'au12'],
  ['"a\\', 'a\\'],
])('the broken string %s is read as far as it goes', (written, decoded) => {
  expect(mapOf(written).decoded).toBe(decoded);
});

test('every string that JSON can write maps there and back', () => {
  const escaped = fc.string({ unit: 'binary' }).map((value) => ({ value, written: escapeSome(value) }));
  fc.assert(
    fc.property(escaped, ({ value, written }) => {
      const map = mapOf(written);
      expect(map.decoded).toBe(JSON.parse(written));
      expect(map.decoded).toBe(value);
      for (let offset = 0; offset <= value.length; offset += 1) {
        expect(map.decodedOffset(map.writtenOffset(offset))).toBe(offset);
      }
    }),
  );
});

/** JSON's own form with every third unit written as an escape. */
function escapeSome(value: string): string {
  const units = Array.from({ length: value.length }, (_, index) => value.charAt(index));
  const written = units.map((unit, index) => {
    const isHalf = unit >= '\ud800' && unit <= '\udfff';
    return index % 3 === 0 || isHalf
      ? `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
      : JSON.stringify(unit).slice(1, -1);
  });
  return `"${written.join('')}"`;
}
