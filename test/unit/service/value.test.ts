import { expect, test } from 'vitest';
import { keysOf } from '../../../parser/index.js';
import { isObject } from '../../../parser/json/object.js';
import { modelOf } from './support/check.js';

const valueIn = (text: string) => modelOf(text).template?.value ?? null;

test('keys keep their written order, integer-like ones too', () => {
  const value = valueIn('{"b": 1, "10": 2, "9": 3, "a": 4}');
  expect(isObject(value) && keysOf(value)).toEqual(['b', '10', '9', 'a']);
});

test('of equal keys the last value wins, at the place of the first', () => {
  const value = valueIn('{"1": 1, "b": 2, "1": 3}');
  expect(isObject(value) && keysOf(value).map((key) => [key, value[key]])).toEqual([
    ['1', 3],
    ['b', 2],
  ]);
});

test('__proto__ is a key like any other', () => {
  const value = valueIn('{"__proto__": {"close": "x"}}');
  expect(isObject(value) && keysOf(value)).toEqual(['__proto__']);
});

test('big integers keep every digit', () => {
  expect(valueIn('[9007199254740993, -0, 1.0, 1e2]')).toEqual([9007199254740993n, 0, 1, 100]);
});
