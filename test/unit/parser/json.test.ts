import { describe, expect, test } from 'vitest';
import {
  DepthError,
  DialectMarkError,
  IntegerSizeError,
  type JsonDialect,
  JsonSyntaxError,
  type JsonValue,
  keysOf,
  objectOf,
  parseJson,
  writeJson,
} from '../../../parser/index.js';

const exact = (value: JsonValue) => writeJson(value, { exact: true });

describe('JSON is read as Python reads it', () => {
  test.each<[string, string]>([
    ['null', 'null'],
    [' \t\r\n[true, false]\n', '[true,false]'],
    ['[NaN, Infinity, -Infinity]', '[{"$float":"nan"},{"$float":"inf"},{"$float":"-inf"}]'],
    ['9007199254740991', '9007199254740991'],
    ['9007199254740992', '{"$int":"9007199254740992"}'],
    ['-123456789012345678901234567890', '{"$int":"-123456789012345678901234567890"}'],
    ['[-0, -0.0, 1.0, 1e2, 1e400, 1e-7]', '[0,-0.0,1,100,{"$float":"inf"},1e-7]'],
    ['{"a": 1, "b": 2, "a": 3}', '{"a":3,"b":2}'],
    ['{"b": 1, "10": 2, "2": 3, "a": 4}', '{"b":1,"10":2,"2":3,"a":4}'],
    ['{"__proto__": {"x": 1}, "constructor": 2}', '{"__proto__":{"x":1},"constructor":2}'],
    [String.raw`"\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00"`, String.raw`"\"\\/\b\f\n\r\té😀"`],
    [String.raw`"\ud83d"`, String.raw`"\ud83d"`],
    ['"\u2028\u007f"', '"\u2028\u007f"'],
    ['{}', '{}'],
    ['{"": []}', '{"":[]}'],
  ])('%s', (text, written) => {
    expect(exact(parseJson(text))).toBe(written);
  });

  test.each<[string, number]>([
    ['', 0],
    ['  ', 2],
    ['\ufeff1', 0],
    ['\u00a01', 0],
    ['[1]\v', 3],
    ['[1,]', 3],
    ['{"a":1,}', 7],
    ["{'a':1}", 1],
    ['{"a" 1}', 5],
    ['[1 2]', 3],
    ['01', 1],
    ['+1', 0],
    ['.5', 0],
    ['1.', 1],
    ['-', 0],
    ['1 x', 2],
    ['nul', 0],
    ['"a\tb"', 2],
    ['"a\nb"', 2],
    ['"abc', 4],
    [String.raw`"\x41"`, 1],
    [String.raw`"\u12"`, 1],
    [String.raw`"\u12 4"`, 1],
    ['[', 1],
    ['{"a":', 5],
  ])('%j stops being JSON at %i', (text, offset) => {
    expect(() => parseJson(text)).toThrow(expect.objectContaining({ name: 'JsonSyntaxError', offset }));
  });

  test('an integer may have 4300 digits', () => {
    expect(parseJson(`-${'9'.repeat(4300)}`)).toBe(-BigInt('9'.repeat(4300)));
    expect(() => parseJson('9'.repeat(4301))).toThrow(IntegerSizeError);
  });

  test('deep nesting is an error, not a stack overflow', () => {
    expect(exact(parseJson('['.repeat(1000) + ']'.repeat(1000)))).toBe('['.repeat(1000) + ']'.repeat(1000));
    expect(() => parseJson('['.repeat(1001))).toThrow(DepthError);
    expect(() => parseJson('{"a":'.repeat(100_000))).toThrow(DepthError);
  });
});

describe('dialects', () => {
  const BARE: JsonDialect = { unquotedKeys: true };
  const quotes = (...pairs: [string, string][]): JsonDialect => ({ stringDelims: pairs });

  test.each<[string, JsonDialect, string]>([
    ['{a:1,b:{c:[{d:2}]}}', BARE, '{"a":1,"b":{"c":[{"d":2}]}}'],
    ['{1:2,é:3,"x":4,y:5}', BARE, '{"1":2,"é":3,"x":4,"y":5}'],
    ['{"a":<q>x"y\n</q>}', quotes(['<q>', '</q>']), '{"a":"x\\"y\\n"}'],
    ['[|a|,|b|]', quotes(['|', '|']), '["a","b"]'],
    ["[<'s'/>]", quotes(["'", "'"], ['<', '/>']), String.raw`["\u00010\u0002"]`],
    ['{a:|x,y:z|}', { unquotedKeys: true, stringDelims: [['|', '|']] }, '{"a":"x,y:z"}'],
  ])('%j', (text, dialect, written) => {
    expect(exact(parseJson(text, dialect))).toBe(written);
  });

  test.each<[string, JsonDialect]>([
    ['{a: 1, b: 2}', BARE],
    ['{ a:1}', BARE],
    ['{a :1}', BARE],
    ['{a-b:1}', BARE],
    ['{"x":"p,q:r"}', BARE],
    ['<q>unclosed', quotes(['<q>', '</q>'])],
    ['"in <q>x</q> str"', quotes(['<q>', '</q>'])],
  ])('%j is refused, as the reference refuses it', (text, dialect) => {
    expect(() => parseJson(text, dialect)).toThrow(JsonSyntaxError);
  });

  test.each<[string, JsonDialect, number]>([
    ['{a:1,bc:}', BARE, 8],
    ['{a:1,bc:2} x', BARE, 11],
    ['{a:"b,c:d"}', BARE, 6],
    ['{"k":<q>a"b</q> 1}', quotes(['<q>', '</q>']), 16],
    ['{<q>k</q>:<q>v</q>', quotes(['<q>', '</q>']), 18],
    ['[1 <q>""</q>, 2]', quotes(['<q>', '</q>']), 3],
    ['[<q>"</q>,<q>"</q>,|"|,]', quotes(['<q>', '</q>'], ['|', '|']), 23],
    ["[<'s'/>,]", quotes(["'", "'"], ['<', '/>']), 8],
    ['{a:|""|,b:|c:d| e}', { unquotedKeys: true, stringDelims: [['|', '|']] }, 16],
  ])('where %j stops being JSON is told in the text as it was given', (text, dialect, offset) => {
    expect(() => parseJson(text, dialect)).toThrow(expect.objectContaining({ name: 'JsonSyntaxError', offset }));
  });

  test('the marks that stand for cut strings may not be in the text', () => {
    expect(() => parseJson('|\u0001|', quotes(['|', '|']))).toThrow(DialectMarkError);
  });
});

describe('JSON is written so that it reads back the same', () => {
  test('for people: digits, NaN, indentation', () => {
    const value = parseJson('{"b": [12345678901234567890, NaN], "1": {}, "0": [{"x": -Infinity}]}');
    expect(writeJson(value)).toBe('{"b":[12345678901234567890,NaN],"1":{},"0":[{"x":-Infinity}]}');
    expect(writeJson(value, { indent: 2 })).toBe(
      '{\n  "b": [\n    12345678901234567890,\n    NaN\n  ],\n  "1": {},\n  "0": [\n    {\n      "x": -Infinity\n    }\n  ]\n}',
    );
  });

  test.each([1e20, 2 ** 69, 1e300, 5e-324, 0.1, -1.5, 2 ** 53])('the float %d stays that float', (value) => {
    expect(parseJson(writeJson(value))).toBe(value);
  });

  test('halves of surrogate pairs are escaped', () => {
    expect(writeJson('\ud83d x \ude00 \ud83d\ude00')).toBe(String.raw`"\ud83d x \ude00 😀"`);
  });
});

describe('key order', () => {
  test.each([
    ['{"b":1,"a":2}', ['b', 'a']],
    ['{"b":1,"1":2,"0":3}', ['b', '1', '0']],
    ['{"0":1,"1":2}', ['0', '1']],
    ['{"1":1,"x":0,"1":2}', ['1', 'x']],
    ['{"01":1,"0":2,"-1":3}', ['01', '0', '-1']],
  ])('%s keeps its keys as written', (text, keys) => {
    const value = parseJson(text);
    expect(keysOf(value as object)).toEqual(keys);
  });

  test('an ordinary object has the order that JavaScript gives it', () => {
    expect(keysOf({ b: 1, 2: 2, 1: 3 })).toEqual(['1', '2', 'b']);
  });

  test('the remembered order does not show as a key', () => {
    const value = objectOf([
      ['b', 1],
      ['0', 2],
    ]);
    expect(Object.keys(value)).toEqual(['0', 'b']);
    expect(JSON.stringify(value)).toBe('{"0":2,"b":1}');
    expect(Object.getPrototypeOf(value)).toBeNull();
  });
});
