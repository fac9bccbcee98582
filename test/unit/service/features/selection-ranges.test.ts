import { expect, test } from 'vitest';
import type { SelectionRange } from 'vscode-languageserver-types';
import { asked, fieldOf, offsetsOf } from './support/ask.js';

/** The marks are what a selection at the cursor grows to, inside the outermost mark. */
const GROWTHS: readonly (readonly [what: string, marked: string])[] = [
  [
    'from a set item to the whole template',
    '⟦{"start_anchor": "a", ⟦"fields": ⟦{⟦"f": ⟦{⟦"open_pattern": ⟦"⟦x⟦(?P<n>⟦⟦[⟦‸a⟧b]⟧+⟧)⟧⟧"⟧⟧}⟧⟧}⟧⟧}⟧',
  ],
  ['a range in a set', fieldOf(String.raw`"open_pattern": "⟦x⟦[^⟦⟦‸a⟧-z⟧\\d]⟧⟧"`)],
  ['a class, its quantifier, its branch', fieldOf(String.raw`"open_pattern": "⟦a|⟦x⟦⟦‸\\w⟧+⟧⟧|b⟧"`)],
  ['the name of a group', fieldOf('"open_pattern": "⟦x⟦(?P<⟦na‸me⟧>a)⟧⟧"')],
  ['the name of a reference', fieldOf('"open_pattern": "⟦(?P<n>a)⟦(?P=⟦‸n⟧)⟧⟧"')],
  ['characters that stand together', fieldOf(String.raw`"open_pattern": "⟦⟦<t⟦‸o⟧ol\\[>⟧\\s*⟧"`)],
  ['a look-ahead and its body', fieldOf('"open_pattern": "⟦x⟦(?!⟦⟦‸a⟧b⟧)⟧⟧"')],
  ['a placeholder, its path, its step', fieldOf('"open": "x", "transform": {"a": ⟦"⟦{⟦content.⟦a‸b⟧⟧}⟧"⟧}')],
  ['a literal in a list', fieldOf('"open": ⟦["a", ⟦"⟦b‸c⟧"⟧]⟧')],
  ['a key', fieldOf('⟦⟦"⟦op‸en⟧"⟧: "x"⟧')],
  ['what is written in escapes', fieldOf(String.raw`"open_pattern": "⟦⟦⟦\u00‸3c⟧\u0074⟧\\s⟧"`)],
  ['a pattern that is broken further on', fieldOf('"open_pattern": ⟦"⟦⟦(?P<⟦‸n⟧>ab)⟧[⟧"⟧')],
  ['a template that is broken further on', '{"fields": {"f": {⟦"open_pattern": ⟦"⟦a⟦(⟦‸b⟧)⟧⟧"⟧⟧, "close": '],
];

test.each(GROWTHS)('%s', (_, marked) => {
  const { service, model, at, expected } = asked(marked);
  const [outermost] = expected;
  const found = chain(service.selectionRanges(model, [at])[0]).map((range) => offsetsOf(model, range));
  const inside = found.filter(({ start, end }) => outermost && outermost.start <= start && end <= outermost.end);
  const show = ({ start, end }: { start: number; end: number }) => model.text.slice(start, end);
  expect(inside.reverse().map(show)).toEqual(expected.map(show));
});

function chain(selection: SelectionRange | undefined): SelectionRange['range'][] {
  return selection === undefined ? [] : [selection.range, ...chain(selection.parent)];
}

test('each position has its answer, and one outside of the template has an empty range', () => {
  const { service, model, at } = asked('{"x": ‸1, "response_template": {"fields": {}}}', 'tokenizer_config.json');
  const inside = model.document.positionAt(model.text.indexOf('"fields"'));
  const [outer, inner] = service.selectionRanges(model, [at, inside]);
  expect(outer).toEqual({ range: { start: at, end: at } });
  expect(chain(inner).length).toBeGreaterThan(2);
});
