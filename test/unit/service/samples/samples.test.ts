import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { JsonValue } from '../../../../parser/index.js';
import { readSamples } from '../../../../server/service/samples/read-samples.js';
import { loadedTemplate, runSamples } from '../../../../server/service/samples/run-samples.js';
import { sameValue } from '../../../../server/service/samples/same-value.js';
import { sampleFilesFor } from '../../../../server/service/samples/sample-files.js';

const models = path.join(import.meta.dirname, '../../../fixtures/models');
const files = readdirSync(models).filter((name) => name.endsWith('.samples.jsonl'));

const TEMPLATE = {
  start_anchor: '>',
  fields: { call: { open: '<a>', close: '</a>', content: 'json' }, content: {} },
};

function run(template: JsonValue, name: string, text: string): readonly string[] {
  const loaded = loadedTemplate(template);
  if (loaded === undefined) throw new Error('The template is refused.');
  return [...runSamples(loaded, readSamples(name, text).samples)].map(
    ({ sample, verdict }) => `${sample.name}: ${verdict}`,
  );
}

/** The verdict on one sample of a small template. */
function verdictOn(sample: object): string | undefined {
  return run(TEMPLATE, 's.jsonl', JSON.stringify({ name: 'it', prefix: '>', ...sample })).map((line) =>
    line.slice(4),
  )[0];
}

describe('samples of the model families', () => {
  test('there are 250', () => {
    const counts = files.map((name) => readSamples(name, readFileSync(path.join(models, name), 'utf8')).samples.length);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(250);
  });

  test.each(files)('%s: all pass, and none does where its expectation is another one', (name) => {
    const template = JSON.parse(readFileSync(path.join(models, name.replace('.samples.jsonl', '.json')), 'utf8'));
    const text = readFileSync(path.join(models, name), 'utf8');
    expect(new Set(run(template, name, text).map((line) => line.split(': ').at(-1)))).toEqual(new Set(['pass']));
    const other = text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.stringify({ ...JSON.parse(line), expect: { message: { role: 'nobody' } } }));
    expect(new Set(run(template, name, other.join('\n')).map((line) => line.split(': ').at(-1)))).toEqual(
      new Set(['fail']),
    );
  });
});

describe('a sample', () => {
  test.each([
    ['passes with its message', { output: 'x', expect: { message: { content: 'x' } } }, 'pass'],
    [
      'passes whatever the order of keys',
      { output: '<a>{"b": 1, "c": 2}</a>x', expect: { message: { content: 'x', call: { c: 2, b: 1 } } } },
      'pass',
    ],
    ['fails with another one', { output: 'x', expect: { message: { content: 'y' } } }, 'fail'],
    ['fails where a key is missing', { output: 'x', expect: { message: {} } }, 'fail'],
    ['passes with its error', { output: '<a>no</a>', expect: { error: 'value-invalid' } }, 'pass'],
    ['passes with any error', { output: '<a>no</a>', expect: { error: true } }, 'pass'],
    ['fails with another error', { output: '<a>no</a>', expect: { error: 'pattern-limit' } }, 'fail'],
    ['fails where an error should come', { output: 'x', expect: { error: true } }, 'fail'],
    ['fails where none should come', { output: '<a>no</a>', expect: { message: {} } }, 'fail'],
    ['says nothing without an expectation', { output: 'x' }, 'unknown'],
    [
      'says nothing without a prefix',
      { prefix: undefined, messages: [], output: 'x', expect: { message: {} } },
      'unknown',
    ],
    ['is fed in chunks', { chunks: ['x', '<a', '>1</a>'], expect: { message: { content: 'x', call: 1 } } }, 'pass'],
    ['fails with other events', { output: 'x', expect: { events: [] } }, 'fail'],
    [
      'passes with its events',
      {
        output: '<a>1</a>',
        expect: {
          events: [
            { type: 'region_open', field: 'call' },
            { type: 'region_chunk', field: 'call', text: '1', dirty: true },
            { type: 'region_close', field: 'call', value: 1 },
          ],
        },
      },
      'pass',
    ],
  ])('%s', (_, sample, verdict) => {
    expect(verdictOn(sample)).toBe(verdict);
  });
});

describe('a sample file', () => {
  const GOOD = '{"prefix": ">", "output": "x"}';
  test.each([
    ['lines', 's.jsonl', `${GOOD}\n\n ${GOOD}\r\n`, [GOOD, ` ${GOOD}`], []],
    ['a list', 's.json', `\ufeff{"samples": [${GOOD}, 1, ${GOOD}]}`, [GOOD, GOOD], ['1: A sample is an object.']],
    ['no JSON', 's.json', '{"samples": [', [], ['{"samples": [: The file is no JSON.']],
    ['another file', 's.json', '[]', [], ['[]: The file has no list "samples".']],
    ['a broken line', 's.jsonl', `{\n${GOOD}`, [GOOD], ['{: This is no JSON.']],
    ['no prefix', 's.jsonl', '{"output": ""}', [], ['{"output": ""}: A sample needs its "prefix", or "messages".']],
    [
      'no output',
      's.jsonl',
      '{"prefix": "", "chunks": [1]}',
      [],
      ['{"prefix": "", "chunks": [1]}: A sample needs its "output" as text, or "chunks" as a list of texts.'],
    ],
  ])('%s', (_, name, text, written, unread) => {
    const read = readSamples(name, text);
    expect(read.samples.map(({ start, end }) => text.slice(start, end))).toEqual(written);
    expect(read.unread.map(({ start, end, reason }) => `${text.slice(start, end)}: ${reason}`)).toEqual(unread);
  });

  test('of too many characters those are run that come first', () => {
    const long = JSON.stringify({ prefix: '>', output: 'x'.repeat(400_000), expect: { error: true } });
    expect(run(TEMPLATE, 's.jsonl', [long, long, long].join('\n'))).toHaveLength(2);
  });

  test.each([
    [
      'file:///m/tokenizer_config.json',
      'response_template.samples.jsonl response_template.samples.json tokenizer_config.samples.jsonl tokenizer_config.samples.json',
    ],
    ['file:///m/response_template.json', 'response_template.samples.jsonl response_template.samples.json'],
    [
      'vscode-vfs://github/m/a.response_template.json?x',
      'a.response_template.samples.jsonl a.response_template.samples.json response_template.samples.jsonl response_template.samples.json',
    ],
  ])('of %s', (uri, names) => {
    const folder = uri.slice(0, uri.lastIndexOf('/') + 1);
    expect(sampleFilesFor(uri)).toEqual(names.split(' ').map((name) => folder + name));
  });
});

test.each([
  ['7 and 7.0', 7, 7.0, true],
  ['1 and true', 1, true, false],
  ['an exact integer and a rounded one', 10n ** 20n, 1e20, false],
  ['NaN and NaN', Number.NaN, Number.NaN, true],
  ['lists of other lengths', [1], [1, 2], false],
  ['objects with other keys', { a: null }, { b: null }, false],
  ['an object and a list', {}, [], false],
  ['a text and a number', '1', 1, false],
] as const)('%s', (_, one, other, isSame) => {
  expect(sameValue(one, other)).toBe(isSame);
});
