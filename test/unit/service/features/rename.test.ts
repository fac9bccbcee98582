import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  loadTemplate,
  parseJson,
  parseResponse,
  type ResponseTemplate,
  ResponseTemplateError,
} from '../../../../parser/index.js';
import { RenameRefusal } from '../../../../server/service/index.js';
import { modelTemplates } from '../support/fixtures.js';
import { readMarked } from '../support/markers.js';
import { asked, fieldOf, offsetsOf, renamed } from './support/ask.js';

/** The marks become the new name; every other character stays. */
const RENAMES: readonly (readonly [what: string, marked: string, newName: string])[] = [
  [
    'a group with its placeholders and references',
    fieldOf(
      String.raw`"open_pattern": "(?P<⟦n‸⟧>['\"])x(?P=⟦n⟧)\\1(?(⟦n⟧)a|b)", "close_pattern": "(?P<⟦n⟧>z)", "transform": {"n": "{⟦n⟧}", "m": "{⟦n⟧.n}"}`,
    ),
    'quote',
  ],
  ['from a placeholder', fieldOf('"open_pattern": "(?P<⟦n⟧>x)", "transform": {"n": "{⟦‸n⟧}"}'), 'größe_2'],
  ['from a number', fieldOf(String.raw`"open_pattern": "(?P<⟦n⟧>x)\\‸1", "transform": {"n": "{⟦n⟧}"}`), 'm'],
  [
    'in escapes',
    fieldOf(String.raw`"open_pattern": "\u003c(?P\u003c⟦\u006e⟧>\\w)", "transform": {"n": "{⟦‸n⟧}"}`),
    'm',
  ],
  [
    'only in its own field',
    `{"fields": {"a": {"open_pattern": "(?P<⟦‸n⟧>x)", "transform": ["{⟦n⟧}"]}, "b": {"open_pattern": "(?P<n>y)", "transform": ["{n}"]}}}`,
    'm',
  ],
  [
    'a further group of a tag pattern',
    fieldOf(
      String.raw`"open_pattern": "(?P<q>a)", "content": "xml-inline", "content_args": {"tag_pattern": "(?P<⟦q‸⟧>'|\")(?P<key>.)(?P=⟦q⟧)"}, "transform": ["{q}"]`,
    ),
    'quote',
  ],
  [
    'a field and its default',
    '{"defaults": {"⟦thinking⟧": ""}, "fields": {"⟦think‸ing⟧": {"open": "thinking"}}}',
    'reasoning_content',
  ],
  ['a field, from its default', '{"defaults": {"⟦‸a⟧": ""}, "fields": {"⟦a⟧": {}}}', 'b "quoted" \\ \n'],
  ['a default that no field writes', '{"defaults": {"⟦‸a⟧": ""}, "fields": {"b": {}}}', 'c'],
  [
    'a group named content, which is hidden',
    fieldOf('"open_pattern": "(?P<⟦‸content⟧>x)", "transform": ["{content}"]'),
    'name',
  ],
  [
    'a group whose tag pattern lacks a key',
    fieldOf('"open": "x", "content": "xml-inline", "content_args": {"tag_pattern": "(?P<⟦‸k⟧>x)"}'),
    'key',
  ],
  [
    'in a template that is broken further on',
    `{"fields": {"a": {"open_pattern": "(?P<⟦‸n⟧>x)", "transform": ["{⟦n⟧}"]}, "b": {"open": `,
    'm',
  ],
];

test.each(RENAMES)('%s', (_, marked, newName) => {
  const { text, ranges } = readMarked(marked.replace('‸', ''));
  const written = JSON.stringify(newName).slice(1, -1);
  let expected = '';
  let at = 0;
  for (const { start, end } of ranges) {
    expected += text.slice(at, start) + written;
    at = end;
  }
  expect(renamed(marked.replace(/[⟦⟧]/gu, ''), newName)).toBe(expected + text.slice(at));
});

/** Why not. */
const REFUSALS: readonly (readonly [marked: string, newName: string, reason: string])[] = [
  [fieldOf('"open_pattern": "(?P<n‸>x)(?P<m>y)", "transform": ["{n}", "{m}"]'), 'm', 'There is a group "m" already.'],
  [
    fieldOf('"open_pattern": "(?P<n‸>x)", "close_pattern": "(?P<m>y)", "transform": ["{n}", "{m}"]'),
    'm',
    'There is a group "m" already.',
  ],
  ...['', '1a', 'a b', 'a-b', 'a.b', 'a>b'].map(
    (name) =>
      [
        fieldOf('"open_pattern": "(?P<‸n>x)", "transform": ["{n}"]'),
        name,
        `"${name}" cannot name a group: letters, digits and underscores, and no digit first.`,
      ] as const,
  ),
  [
    fieldOf('"open_pattern": "(?P<‸n>x)", "transform": ["{n}"]'),
    'content',
    '"{content}" stands for the parsed value of the field: a group of this name would never be used.',
  ],
  [
    fieldOf('"open_pattern": "(?P<‸n>x)", "content": "json", "transform_each": true, "transform": ["{n}", "{id}"]'),
    'id',
    '"{id}" stands for a key of the items already.',
  ],
  [
    fieldOf('"open": "x", "content": "json", "transform": ["{con‸tent}"]'),
    'x',
    '"content" stands for the parsed value of the field: this name is part of the format.',
  ],
  [
    fieldOf('"open": "x", "content": "xml-inline", "content_args": {"tag_pattern": "(?P<ke‸y>x)"}'),
    'x',
    'The content parser reads the group "key": this name is part of the format.',
  ],
  [
    fieldOf('"open": "x", "content": "json", "transform_each": true, "transform": ["{na‸me}"]'),
    'x',
    '"name" is a key of the items that the model writes: the template does not name it.',
  ],
  [
    fieldOf('"open": "x", "content": "json", "transform": ["{content.a.‸b}"]'),
    'x',
    '"content.a.b" leads to a key that the model writes: the template does not name it.',
  ],
  [fieldOf('"open": "x", "transform": ["{‸a}"]'), 'x', 'Nothing gives "a" a value: no group has this name.'],
  [fieldOf(String.raw`"open_pattern": "(x)\\‸1"`), 'x', 'Group 1 has no name.'],
  [
    fieldOf('"open_pattern": "(?P<‸n>x)(", "transform": ["{n}"]'),
    'm',
    '"open_pattern" cannot be read to its end: mend it first.',
  ],
  ['{"fields": {"a‸": {}, "b": {"open": "x"}}}', 'b', 'There is a key "b" in "fields" already.'],
  ['{"defaults": {"b": 1}, "fields": {"a‸": {}}}', 'b', 'There is a key "b" in "defaults" already.'],
  ['{"defaults": {"b‸": 1}, "fields": {"a": {}}}', 'a', 'There is a key "a" in "fields" already.'],
  ['{"fields": {"a‸": {}}}', '', 'A key of the message needs a name.'],
  [fieldOf('"op‸en": "x"'), 'y', '"open" is not a name that the template gives: it stays as it is.'],
  [fieldOf('"open": "x‸"'), 'y', 'nothing to rename'],
];

test.each(REFUSALS)('%s to "%s": %s', (marked, newName, reason) => {
  expect(renamed(marked, newName)).toBe(reason);
});

describe('before the new name is asked for', () => {
  test('the name under the cursor is given, decoded', () => {
    const { service, model, at, expected } = asked(
      fieldOf(String.raw`"open_pattern": "(?P<⟦\u006e‸ame⟧>x)", "transform": ["{name}"]`),
    );
    const target = service.prepareRename(model, at);
    if (target === null || target instanceof RenameRefusal) throw new Error('refused');
    expect([offsetsOf(model, target.range), target.placeholder]).toEqual([expected[0], 'name']);
  });

  test.each([
    [fieldOf('"open": "x", "content": "json", "transform": ["{con‸tent}"]'), 'part of the format'],
    [fieldOf('"open_p‸attern": "(?P<n>x)"'), '"open_pattern" is not a name that the template gives'],
  ])('%s is refused with a reason', (marked, reason) => {
    const { service, model, at } = asked(marked);
    const target = service.prepareRename(model, at);
    expect(target instanceof RenameRefusal && target.reason).toContain(reason);
  });

  test('where nothing has a name there is nothing to say', () => {
    const { service, model, at } = asked(fieldOf('"open": "x‸"'));
    expect(service.prepareRename(model, at)).toBe(null);
  });
});

describe.each(modelTemplates().filter(([, text]) => text.includes('(?P<')))('%s', (name, text) => {
  const names = [...text.matchAll(/\(\?P<(\w+)>/g)].filter(([, group]) => group !== 'key' && group !== 'value');
  test.skipIf(names.length === 0)('gives the same messages when its groups have other names', () => {
    const outputs = modelSamples(name);
    expect(outputs.length).toBeGreaterThan(0);
    for (const { index } of names) {
      const place = index + '(?P<'.length;
      const after = renamed(`${text.slice(0, place)}‸${text.slice(place)}`, 'other_name');
      expect(after.match(/other_name/g)?.length).toBeGreaterThan(1);
      expect(messages(after, outputs)).toEqual(messages(text, outputs));
    }
  });
});

interface Sample {
  readonly prefix: string;
  readonly output: string;
}

function modelSamples(template: string): readonly Sample[] {
  const file = new URL(`../../../fixtures/models/${template.replace(/json$/, 'samples.jsonl')}`, import.meta.url);
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line): Sample => JSON.parse(line)).filter(({ prefix, output }) => prefix && output);
}

function messages(text: string, samples: readonly Sample[]): readonly unknown[] {
  const template = loadTemplate(parseJson(text));
  return samples.map(({ prefix, output }) => messageOf(output, template, prefix));
}

/** The message, or the code of the error that an output draws: some samples are cut off. */
function messageOf(output: string, template: ResponseTemplate, prefix: string): unknown {
  try {
    return parseResponse(output, template, prefix);
  } catch (error) {
    if (error instanceof ResponseTemplateError) return error.code;
    throw error;
  }
}
