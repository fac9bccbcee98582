import { expect, test } from 'vitest';
import { readMarked, readPlace } from './support/markers.js';

test('markers are taken out and their offsets given, nested ones too', () => {
  expect(readMarked('a⟦b⟦c⟧⟧‸d')).toEqual({
    text: 'abcd',
    ranges: [
      { start: 1, end: 3 },
      { start: 2, end: 3 },
    ],
    places: [3],
  });
});

test.each(['⟦a', 'a⟧', '⟦a⟧⟧'])('%s is refused: its marks are not balanced', (marked) => {
  expect(() => readMarked(marked)).toThrow(/mark/);
});

test('a stray marker cannot pass unnoticed', () => {
  expect(() => readPlace('a‸b‸')).toThrow('2 marked places, expected 1.');
});
