import { expect, test } from 'vitest';
import { fileKind, readSettings } from '../../../server/service/index.js';
import { modelOf } from './support/check.js';

test.each([
  ['file:///models/qwen/tokenizer_config.json', 'config'],
  ['file:///models/qwen/response_template.json', 'template'],
  ['file:///models/qwen/qwen3.response_template.json', 'template'],
  ['vscode-vfs://github/models/tokenizer_config.json?ref=main#L1', 'config'],
  ['file:///m/response%5Ftemplate.json', 'template'],
  ['untitled:tokenizer_config.json', 'config'],
  ['file:///models/tokenizer.json', undefined],
  ['file:///models/my_tokenizer_config.json', undefined],
  ['file:///models/response_template.json5', undefined],
  ['file:///models/response_template.json/package.json', undefined],
  ['file:///models/100%.response_template.json', 'template'],
  ['', undefined],
])('%s is %s', (uri, kind) => {
  expect(fileKind(uri)).toBe(kind);
});

const named = (...files: readonly string[]) => readSettings({ files });

test.each([
  ['*.template.json', 'file:///models/qwen3.template.json', true],
  ['*.template.json', 'file:///models/a.template.json/b.json', false],
  ['qwen?.json', 'file:///models/qwen3.json', true],
  ['qwen?.json', 'file:///models/qwen.json', false],
  ['qwen[0-9].json', 'file:///qwen3.json', true],
  ['qwen[!0-9].json', 'file:///qwen3.json', false],
  ['qwen[!0-9].json', 'file:///qwenX.json', true],
  ['*.{json,jsonc}', 'file:///a.jsonc', true],
  ['{a,b{c,d}}.json', 'file:///bd.json', true],
  ['{a,b{c,d}}.json', 'file:///b.json', false],
  ['templates/*.json', 'file:///home/me/templates/a.json', true],
  ['templates/*.json', 'vscode-vfs://github/templates/a.json?ref=main#L1', true],
  ['templates/*.json', 'file:///home/me/templates/deep/a.json', false],
  ['templates/*.json', 'file:///home/me/my-templates/a.json', false],
  ['./templates/*.json', 'file:///home/me/templates/a.json', true],
  ['**/templates/**/*.json', 'file:///home/templates/very/deep/a.json', true],
  ['**/templates/**/*.json', 'file:///templates/a.json', true],
  ['/templates/**', 'file:///x/templates/a/b', true],
  ['my templates/é*.json', 'file:///my%20templates/%C3%A9t%C3%A9.json', true],
  ['a.json', 'file:///aXjson', false],
  ['a{.json', 'file:///a%7B.json', true],
  ['a[.json', 'file:///a%5B.json', true],
  ['scratch', 'untitled:scratch', true],
  ['**', 'file:///anything/at/all.txt', true],
  ['', 'file:///a.json', false],
])('the setting %s: that %s is ours is %s', (glob, uri, isOurs) => {
  expect(fileKind(uri, named(glob))).toBe(isOurs ? 'named' : undefined);
});

test('names of the format keep their meaning where a glob names them, too', () => {
  expect(fileKind('file:///m/tokenizer_config.json', named('**/*.json'))).toBe('config');
  expect(fileKind('file:///m/tokenizer_config.json', readSettings({ detect: false, files: ['m/*.json'] }))).toBe(
    'config',
  );
});

test.each(['response_template.samples.json', 'a.samples.jsonl', 'tokenizer_config%2Esamples.json?x'])(
  '%s holds samples, whatever a glob says',
  (name) => {
    expect(fileKind(`file:///m/${name}`, named('**', '*.samples.json', '*.samples.jsonl'))).toBeUndefined();
  },
);

test('without detection only what is named is ours', () => {
  const off = readSettings({ detect: false, files: ['mine.json'] });
  expect(
    ['tokenizer_config.json', 'response_template.json', 'mine.json'].map((name) => fileKind(`file:///${name}`, off)),
  ).toEqual([undefined, undefined, 'named']);
});

test('globs that nobody would write are none, and none takes long', () => {
  const hostile = [
    '*a'.repeat(400),
    '**/a/'.repeat(190),
    '{'.repeat(900),
    '{a,b}'.repeat(100),
    'x'.repeat(2000),
    '[a'.repeat(300),
  ];
  const settings = readSettings({ files: [...hostile, 5, null, {}] });
  expect(settings.files.map(({ source }) => source)).toEqual(hostile.filter((_, index) => index !== 3 && index !== 4));
  expect(fileKind(`file:///${'a/'.repeat(2000)}${'a'.repeat(4000)}b`, settings)).toBeUndefined();
});

const FIELDS = '{"start_anchor": "<|a|>", "fields": {"content": {}}}';
test.each([
  ['with fields at its root is a template', FIELDS, 'template', true],
  ['with a byte order mark, too', `\uFEFF${FIELDS}`, 'template', true],
  ['with an escape in its key, too', FIELDS.replace('fields', 'f\\u0069elds'), 'template', true],
  ['without is a configuration', `{"a": {"fields": 1}, "response_template": ${FIELDS}}`, 'config', true],
  ['that holds neither has no template', '{"name": "x"}', 'config', false],
  ['that is a list has no template', `[${FIELDS}]`, 'config', false],
  ['that is empty has no template', '', 'config', false],
])('a file that the user names %s', (_, text, kind, hasTemplate) => {
  const model = modelOf(text, 'mine.json', 'named');
  expect([model.kind, model.template !== undefined]).toEqual([kind, hasTemplate]);
});
