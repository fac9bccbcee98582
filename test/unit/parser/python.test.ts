import { describe, expect, test } from 'vitest';
import { compareCodePoints } from '../../../parser/python/compare.js';
import { decimalDigit } from '../../../parser/python/digit.js';
import { pythonFloat } from '../../../parser/python/float.js';
import { pythonInt } from '../../../parser/python/int.js';
import { pythonSplitSpace, pythonStrip } from '../../../parser/python/strip.js';
import { pythonTruth } from '../../../parser/python/truth.js';
import { isWordCodePoint } from '../../../parser/python/word.js';
import { decimalDigits } from '../../../parser/regex/unicode/properties.js';

const STRIPPED =
  '\t\n\v\f\r\u001c\u001d\u001e\u001f \u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000';

describe('strip takes what Python takes, and nothing else', () => {
  test.each([...STRIPPED].map((space) => [space.charCodeAt(0).toString(16), space]))('U+%s goes', (_code, space) => {
    expect(pythonStrip(`${space}a${space}b${space}`)).toBe(`a${space}b`);
  });
  test.each(['\ufeff', '\u200b', '\u180e', '\0', '\u2060'])('%j stays', (character) => {
    expect(pythonStrip(`${character}a${character}`)).toBe(`${character}a${character}`);
  });
  test('nothing is left of white space alone', () => {
    expect(pythonStrip(STRIPPED)).toBe('');
  });
  test('splitting at white space leaves no empty parts', () => {
    expect(pythonSplitSpace('\u001c a \n\u3000b\tc ')).toEqual(['a', 'b', 'c']);
    expect(pythonSplitSpace(' \n')).toEqual([]);
  });
});

describe('int', () => {
  test.each<[string, number | bigint]>([
    ['42', 42],
    [' -7\n', -7],
    ['+0', 0],
    ['-0', 0],
    ['007', 7],
    ['1_000', 1000],
    ['٤٢', 42],
    ['𝟘𝟙', 1],
    ['９007199254740991', 9007199254740991],
    ['9007199254740992', 9007199254740992n],
    ['-123456789012345678901234567890', -123456789012345678901234567890n],
  ])('reads %o', (text, value) => {
    expect(pythonInt(text)).toBe(value);
  });
  test.each(['', ' ', '+', '1__0', '_1', '1_', '0x10', '1.0', '1e3', '1 2', '\ufeff5', '½', '²', 'True', '--1'])(
    'refuses %j',
    (text) => {
      expect(pythonInt(text)).toBeUndefined();
    },
  );
  test('4300 digits are the most, zeros counted', () => {
    expect(pythonInt('1'.repeat(4300))).toBe(BigInt('1'.repeat(4300)));
    expect(pythonInt('1'.repeat(4301))).toBeUndefined();
    expect(pythonInt(`0${'1'.repeat(4300)}`)).toBeUndefined();
  });
});

describe('float', () => {
  test.each<[string, number]>([
    ['1.5', 1.5],
    ['.5', 0.5],
    ['5.', 5],
    ['1E5', 1e5],
    ['1_0.2_5e1_0', 10.25e10],
    ['٣.٥', 3.5],
    [' -inf ', Number.NEGATIVE_INFINITY],
    ['+Infinity', Number.POSITIVE_INFINITY],
    ['1e400', Number.POSITIVE_INFINITY],
    ['-0', -0],
    ['-nAn', Number.NaN],
  ])('reads %o', (text, value) => {
    expect(pythonFloat(text)).toBe(value);
  });
  test.each(['', '.', 'e5', '1e', '1e+_5', '1_.5', '1._5', '0x1p3', '1,5', 'infinit', 'in f', '1 .5'])(
    'refuses %j',
    (text) => {
      expect(pythonFloat(text)).toBeUndefined();
    },
  );
});

test.each<[string, number | undefined]>([
  ['0', 0],
  ['9', 9],
  ['a', undefined],
  ['/', undefined],
  [':', undefined],
  ['٩', 9],
  ['𝟿', 9],
  ['²', undefined],
  ['\u{1e959}', 9],
  ['\u{1e95a}', undefined],
])('the decimal digit %s is %s', (character, value) => {
  expect(decimalDigit(character.codePointAt(0) ?? 0)).toBe(value);
});

test.each<[unknown, boolean]>([
  [undefined, false],
  [null, false],
  [false, false],
  [0, false],
  [0n, false],
  ['', false],
  [[], false],
  [{}, false],
  [Number.NaN, true],
  ['no', true],
  [[0], true],
  [{ a: 0 }, true],
  [2, true],
])('the truth of %o is %s', (value, truth) => {
  expect(pythonTruth(value as never)).toBe(truth);
});

test('names are ordered by code point, not by UTF-16 unit', () => {
  const names = ['\u{1f600}', '\uff5e', 'b', 'ab', 'a', ''];
  expect(names.sort(compareCodePoints)).toEqual(['', 'a', 'ab', 'b', '\uff5e', '\u{1f600}']);
});

test.each(['a', '_', '9', 'é', 'я', '中', '\u0301', '‿', '\u200d'])('%j is a word character', (character) => {
  expect(isWordCodePoint(character.codePointAt(0) ?? 0)).toBe(true);
});
test.each(['-', '.', ' ', '²', '{', '\u200b', '€'])('%j is no word character', (character) => {
  expect(isWordCodePoint(character.codePointAt(0) ?? 0)).toBe(false);
});

test('every range of decimal digits holds whole runs of ten', () => {
  const ranges = decimalDigits();
  expect(ranges.length).toBeGreaterThan(100);
  for (let index = 0; index < ranges.length; index += 2) {
    expect(((ranges[index + 1] ?? 0) - (ranges[index] ?? 0)) % 10).toBe(0);
    expect(decimalDigit(ranges[index] ?? 0)).toBe(0);
    expect(decimalDigit((ranges[index] ?? 0) - 1)).toBeUndefined();
  }
});
