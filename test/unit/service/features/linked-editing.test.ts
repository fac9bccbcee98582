import { expect, test } from 'vitest';
import { asked, fieldOf, offsetsOf } from './support/ask.js';

test.each([
  [
    'a group, its references and placeholders',
    fieldOf('"open_pattern": "(?P<⟦n‸⟧>a)(?P=⟦n⟧)", "transform": ["{⟦n⟧.x}"]'),
  ],
  ['from a placeholder', fieldOf('"open_pattern": "(?P<⟦n⟧>a)", "transform": ["{⟦‸n⟧}"]')],
  ['not a name that stands alone', fieldOf('"open_pattern": "(?P<‸n>a)"')],
  [
    'not a name that is part of the format',
    fieldOf('"open": "x", "content": "json", "transform": ["{‸content}", "{content}"]'),
  ],
  ['not a number', fieldOf(String.raw`"open_pattern": "(?P<n>a)\\‸1", "transform": ["{n}"]`)],
  [
    'not names that are written differently',
    fieldOf(String.raw`"open_pattern": "(?P<\u006e>a)", "transform": ["{n‸}"]`),
  ],
  ['not a field', '{"defaults": {"f‸": 1}, "fields": {"f": {}}}'],
])('what is typed in together: %s', (_, marked) => {
  const { service, model, at, expected } = asked(marked);
  const found = service.linkedRanges(model, at);
  expect((found?.ranges ?? []).map((range) => offsetsOf(model, range))).toEqual(expected);
});

test('a name goes on being linked while letters are typed, and not beyond', () => {
  const { service, model, at } = asked(fieldOf('"open_pattern": "(?P<‸n>a)", "transform": ["{n}"]'));
  const word = new RegExp(`^(?:${service.linkedRanges(model, at)?.wordPattern})$`);
  expect(['', 'tool_name2', 'größe', 'a b', 'a.b', 'a>'].map((name) => word.test(name))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});
