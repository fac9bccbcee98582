import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Range, SelectionRange } from 'vscode-languageserver-types';
import { createTemplateService, type TemplateModel } from '../../../../server/service/index.js';
import { modelOf } from '../support/check.js';
import { modelTemplates } from '../support/fixtures.js';

const service = createTemplateService((part, error) => {
  throw new Error(part, { cause: error });
});

/** Every range of every answer at an offset. */
function rangesAt(model: TemplateModel, offset: number): readonly Range[] {
  const at = model.document.positionAt(offset);
  const all = { start: { line: 0, character: 0 }, end: model.document.positionAt(model.text.length) };
  const prepared = service.prepareRename(model, at);
  const edits = service.rename(model, at, 'other');
  const selections = chain(service.selectionRanges(model, [at])[0]);
  return [
    ...service.definition(model, at).flatMap((link) => [link.targetRange, link.targetSelectionRange]),
    ...service.references(model, at, true).map(({ range }) => range),
    ...service.highlights(model, at).map(({ range }) => range),
    ...(prepared !== null && 'range' in prepared ? [prepared.range] : []),
    ...(Array.isArray(edits) ? edits.map(({ range }) => range) : []),
    ...(service.linkedRanges(model, at)?.ranges ?? []),
    ...service.documentSymbols(model).map(({ range }) => range),
    ...service.inlayHints(model, all).map(({ position }) => ({ start: position, end: position })),
    ...selections,
  ];
}

function chain(selection: SelectionRange | undefined): Range[] {
  return selection === undefined ? [] : [selection.range, ...chain(selection.parent)];
}

/** Ranges that leave the text, are turned round, or begin where no character of their line is. */
function wrongRanges(model: TemplateModel, ranges: readonly Range[]): readonly Range[] {
  const { document } = model;
  return ranges.filter(({ start, end }) => {
    const [from, to] = [document.offsetAt(start), document.offsetAt(end)];
    const isSame = [start, end].every((place, index) => {
      const again = document.positionAt(index === 0 ? from : to);
      return again.line === place.line && again.character === place.character;
    });
    return !isSame || from > to || to > model.text.length;
  });
}

/** Tokens that overlap, or run over the end of their line. */
function wrongTokens(model: TemplateModel): number {
  const { data } = service.semanticTokens(model);
  const lines = model.text.split(/\r\n|\r|\n/);
  let [line, character, end, wrong] = [0, 0, 0, 0];
  for (let at = 0; at < data.length; at += 5) {
    const [down = 0, right = 0, length = 0] = data.slice(at, at + 3);
    if (down > 0) end = 0;
    line += down;
    character = down > 0 ? right : character + right;
    if (down < 0 || length <= 0 || character < end || character + length > (lines[line]?.length ?? 0)) wrong += 1;
    end = character + length;
  }
  return wrong;
}

test('whatever is typed or deleted in a real template, every answer is given and lies inside the text', () => {
  const edit = fc.record({
    at: fc.nat(3000),
    deleted: fc.nat(12),
    typed: fc.oneof(
      fc.constantFrom(
        '"',
        '{',
        '}',
        '[',
        ']',
        ',',
        ':',
        '\\',
        '\n',
        '(?P<',
        '(?P=',
        '(?(',
        '{a}',
        '{a.b}',
        'null',
        '(?P<n>',
        '\\\\1',
      ),
      fc.string(),
    ),
  });
  const edits = fc.array(edit, { maxLength: 4 });
  fc.assert(
    fc.property(
      fc.constantFrom(...modelTemplates()),
      edits,
      fc.array(fc.nat(3000), { minLength: 3, maxLength: 3 }),
      ([, original], typings, offsets) => {
        let text = original;
        for (const { at, deleted, typed } of typings) text = text.slice(0, at) + typed + text.slice(at + deleted);
        const model = modelOf(text);
        for (const offset of [...offsets, ...typings.map(({ at }) => at)])
          expect(wrongRanges(model, rangesAt(model, Math.min(offset, text.length)))).toEqual([]);
        expect(wrongTokens(model)).toBe(0);
      },
    ),
    { numRuns: 150 },
  );
}, 60_000);

test('at every offset of a template that is full of escapes', () => {
  const text = String.raw`{"fields": {"f\u0061": {"open_pattern": "\u003c(?P\u003cn\u0061\u003e[\"\\\\]|\ud83d\ude00)(?P=n\u0061)", "transform": {"\u0061": "\u007bn\u0061.b\u007d"}}}}`;
  JSON.parse(text);
  const model = modelOf(text);
  for (let offset = 0; offset <= text.length; offset += 1)
    expect([offset, wrongRanges(model, rangesAt(model, offset))]).toEqual([offset, []]);
  const inName = model.document.positionAt(text.indexOf(String.raw`n\u0061`));
  expect(service.references(model, inName, true).map(({ range }) => model.document.getText(range))).toEqual(
    Array(3).fill(String.raw`n\u0061`),
  );
});

test.each([
  ['no file', ''],
  ['white space', ' \n'],
  ['prose', 'not JSON'],
  ['an open brace', '{'],
  ['brackets without an end', '['.repeat(50_000)],
  ['a list', '[]'],
  ['fields that are a list', '{"fields": [{"open_pattern": "("}]}'],
  ['a pattern that is cut off', '{"fields": {"f": {"open_pattern": "(?P<n'],
  ['a reference without an end', '{"fields": {"f": {"open_pattern": "(?(n'],
  ['a pattern of many groups', `{"fields": {"f": {"open_pattern": "${'('.repeat(10_000)}"}}}`],
  ['half a surrogate pair', String.raw`{"fields": {"\ud83d": {"open_pattern": "(?P<\ud83d>\ude00)"}}}`],
])('%s: every answer is given', (_, text) => {
  const model = modelOf(text);
  for (const offset of [0, Math.floor(text.length / 2), text.length])
    expect(wrongRanges(model, rangesAt(model, offset))).toEqual([]);
  expect(wrongTokens(model)).toBe(0);
});
