import { describe, expect, test } from 'vitest';
import { asked, fieldOf, offsetsOf } from './support/ask.js';

/** Every mark is a place of the name under the cursor, and there are no others. */
const SAME_NAME: readonly (readonly [what: string, marked: string])[] = [
  [
    'a group of the opener and its placeholder',
    fieldOf(String.raw`"open_pattern": "<(?P<⟦na‸me⟧>\\w+)>", "transform": {"name": "{⟦name⟧}", "other": "{content}"}`),
  ],
  [
    'a group of the closer, from its placeholder',
    fieldOf(String.raw`"open": "<", "close_pattern": "(?P<⟦id⟧>\\d+)>", "transform": [{"deep": ["{⟦i‸d⟧}"]}]`),
  ],
  [
    'one name in both delimiters',
    fieldOf('"open_pattern": "(?P<⟦n⟧>a)", "close_pattern": "(?P<⟦n⟧>b)", "transform": {"n": "{⟦n‸⟧.x}"}'),
  ],
  [
    'references inside the pattern, by name and by number',
    fieldOf(
      String.raw`"open_pattern": "(?P<⟦q⟧>['\"])(?P<v>.)(?P=⟦‸q⟧)⟦\\1⟧(?(⟦q⟧)x|y)(?(⟦1⟧)x)⟦\\g<1>⟧\\g<⟦q⟧>\\2", "transform": "{⟦q⟧}"`,
    ),
  ],
  ['a call of a group, which the engine refuses', fieldOf('"open_pattern": "(?P<⟦a‸⟧>x)(?&⟦a⟧)(?P>⟦a⟧)"')],
  ['a group without a name', fieldOf(String.raw`"open_pattern": "⟦(⟧a)(b)⟦\\‸1⟧"`)],
  [
    'a group of a tag pattern, which no placeholder sees',
    fieldOf(
      String.raw`"open_pattern": "(?P<q>a)", "content": "xml-inline", "content_args": {"tag_pattern": "(?P<⟦‸q⟧>['\"])(?P<key>a)(?P=⟦q⟧)"}, "transform": {"q": "{q}"}`,
    ),
  ],
  [
    'a group of the start anchor',
    '{"start_anchor_pattern": "(?P<⟦‸x⟧>a)(?P=⟦x⟧)", "fields": {"f": {"open_pattern": "(?P<x>a)", "transform": "{x}"}}}',
  ],
  [
    'escapes in the name and before it',
    fieldOf(String.raw`"open_pattern": "\u003c\\w(?P\u003c⟦n\u0061⟧>.)", "transform": {"\u0061": "{⟦n‸a⟧}"}`),
  ],
  ['placeholders that are mixed with text', fieldOf('"open_pattern": "(?P<⟦a⟧>.)", "transform": ["x{⟦a⟧}y{⟦‸a⟧.b}"]')],
  [
    'the parsed value',
    fieldOf('"open": "x", "⟦content⟧": "json", "transform": {"a": "{⟦cont‸ent⟧.x}", "content": "{⟦content⟧}"}'),
  ],
  [
    'the parsed value, which hides a group of that name',
    fieldOf('"open_pattern": "(?P<content>x)", "transform": {"a": "{⟦cont‸ent⟧}"}'),
  ],
  [
    'with transform_each, a key of the items',
    fieldOf(
      '"open": "x", "content": "json", "transform_each": true, "transform": {"a": "{⟦‸content⟧}", "b": "{name}", "c": "{⟦content⟧.d}"}',
    ),
  ],
  [
    'with transform_each, a group',
    fieldOf('"open_pattern": "(?P<⟦g⟧>x)", "content": "json", "transform_each": true, "transform": {"a": "{⟦‸g⟧}"}'),
  ],
  [
    'one step of a dotted placeholder',
    fieldOf(
      '"open": "x", "content": "json", "transform": ["{content.⟦a⟧}", "{content.⟦‸a⟧.b}", "{content.b}", "{content.b.a}"]',
    ),
  ],
  ['a placeholder that nothing fills', fieldOf('"open": "x", "transform": ["{⟦‸nope⟧}", "{⟦nope⟧.a}"]')],
  [
    'a field and its default',
    '{"defaults": {"⟦f⟧": [], "role": "f"}, "fields": {"⟦‸f⟧": {"close": "f"}, "g": {"open": "f"}}}',
  ],
  ['a default that no field writes', '{"defaults": {"⟦ro‸le⟧": "role"}, "fields": {"f": {}}}'],
  [
    'a template that is broken further on',
    String.raw`{"fields": {"f": {"open_pattern": "(?P<⟦n⟧>\\w)", "transform": {"x": "{⟦‸n⟧}"}, "repeats": }, "g": {"open": `,
  ],
  ['a pattern that is broken further on', fieldOf('"open_pattern": "(?P<⟦n⟧>a)(?P=⟦‸n⟧)[", "transform": ["{⟦n⟧}"]')],
];

describe.each(SAME_NAME)('%s', (_, marked) => {
  test('references', () => {
    const { service, model, at, expected } = asked(marked);
    const found = service.references(model, at, true);
    expect(found.map(({ range }) => offsetsOf(model, range))).toEqual(expected);
  });

  test('highlights', () => {
    const { service, model, at, expected } = asked(marked);
    expect(service.highlights(model, at).map(({ range }) => offsetsOf(model, range))).toEqual(expected);
  });
});

test('references without the declaration are the uses; highlights tell both apart', () => {
  const { service, model, at } = asked(fieldOf('"open_pattern": "(?P<n>a)(?P=n)", "transform": ["{‸n}"]'));
  expect(service.references(model, at, false)).toHaveLength(2);
  expect(service.highlights(model, at).map(({ kind }) => kind)).toEqual([3, 2, 2]);
});

/** The mark is where the name under the cursor comes from. */
const DEFINITIONS: readonly (readonly [what: string, marked: string])[] = [
  ['a placeholder leads to its group', fieldOf('"open_pattern": "(?P<⟦n⟧>a)", "transform": {"x": "{‸n}"}')],
  ['a back-reference leads to its group', fieldOf('"open_pattern": "(?P<a>.)(?P<⟦n⟧>a)(?P=‸n)"')],
  ['a number leads to its group', fieldOf(String.raw`"open_pattern": "(.)(?P<⟦n⟧>a)\\‸2"`)],
  ['a conditional leads to its group', fieldOf('"open_pattern": "(?P<⟦n⟧>a)?(?(‸n)b|c)"')],
  ['a default leads to its field', '{"defaults": {"‸f": 1}, "fields": {"⟦f⟧": {}}}'],
  ['{content} leads to the content parser', fieldOf('"open": "x", "⟦content⟧": "json", "transform": ["{‸content}"]')],
  [
    '{content} leads to the field where no parser is named',
    fieldOf('"open": "x", "transform": ["{‸content}"]').replace('"f"', '⟦"f"⟧'),
  ],
  [
    'a key of items leads to transform_each',
    fieldOf('"open": "x", "content": "json", ⟦"transform_each"⟧: true, "transform": ["{‸name}"]'),
  ],
  ['groups of one name are all definitions', fieldOf('"open_pattern": "(?P<⟦n⟧>a)|(?P<⟦n⟧>b)", "transform": ["{‸n}"]')],
  ['a group leads to itself', fieldOf('"open_pattern": "(?P<⟦n‸⟧>a)", "transform": ["{n}"]')],
  [
    'what the model writes is defined nowhere',
    fieldOf('"open": "x", "content": "json", "transform": ["{content.‸a}"]'),
  ],
  ['a key of the format is defined nowhere', fieldOf('"op‸en": "x"')],
  ['text of a pattern is defined nowhere', fieldOf('"open_pattern": "ab‸c(?P<n>d)"')],
];

test.each(DEFINITIONS)('%s', (_, marked) => {
  const { service, model, at, expected } = asked(marked);
  const links = service.definition(model, at);
  expect(links.map(({ targetSelectionRange }) => offsetsOf(model, targetSelectionRange))).toEqual(expected);
  for (const link of links) {
    const [whole, name] = [offsetsOf(model, link.targetRange), offsetsOf(model, link.targetSelectionRange)];
    expect(whole.start <= name.start && name.end <= whole.end).toBe(true);
  }
});

test('a definition shows the whole group or field, and marks the word that was asked about', () => {
  const { service, model, at, text } = asked(fieldOf('"open_pattern": "x(?P<n>a|b)", "transform": {"x": "{‸n.y}"}'));
  const [link] = service.definition(model, at);
  const shown = (range: Parameters<typeof offsetsOf>[1] | undefined) => {
    if (range === undefined) return undefined;
    const { start, end } = offsetsOf(model, range);
    return text.slice(start, end);
  };
  expect([shown(link?.targetRange), shown(link?.originSelectionRange)]).toEqual(['(?P<n>a|b)', 'n']);
});

test('outside of the template nothing is found', () => {
  const { service, model, at } = asked(
    '{"a‸": "(?P<n>)", "response_template": {"fields": {"a": {}}}}',
    'tokenizer_config.json',
  );
  expect(service.definition(model, at)).toEqual([]);
  expect(service.references(model, at, true)).toEqual([]);
  expect(service.highlights(model, at)).toEqual([]);
});
