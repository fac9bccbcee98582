import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { commandLine } from './command-line.js';

const TEMPLATE = '{"start_anchor":"A:","fields":{"n":{"open":"<n>","close":"</n>","content":"int"},"t":{}}}';

async function answers(input: string | Uint8Array, ...options: readonly string[]): Promise<readonly unknown[]> {
  const ended = await commandLine(['batch', ...options], input);
  expect(ended).toMatchObject({ code: 0, stderr: '' });
  return ended.stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

test('a case is answered with its message and the events of the prefix, of each chunk and of the end', async () => {
  const line = `{"id":"a","template":${TEMPLATE},"prefix":"A:<n>","chunks":["4","2</n>o","k"],"note":"ignored"}`;
  expect(await answers(line)).toEqual([
    {
      id: 'a',
      ok: true,
      message: { n: 42, t: 'ok' },
      initial_events: [{ type: 'region_open', field: 'n' }],
      events: [
        [{ type: 'region_chunk', field: 'n', text: '4', dirty: false }],
        [
          { type: 'region_chunk', field: 'n', text: '2', dirty: false },
          { type: 'region_close', field: 'n', value: 42 },
          { type: 'region_open', field: 't' },
          { type: 'region_chunk', field: 't', text: 'o', dirty: false },
        ],
        [{ type: 'region_chunk', field: 't', text: 'k', dirty: false }],
      ],
      final_events: [{ type: 'region_close', field: 't', value: 'ok' }],
    },
  ]);
});

test('keys keep their written order, and numbers keep every digit', async () => {
  const template = '{"start_anchor":"A:","defaults":{"b":1,"7":NaN},"fields":{"2":{"content":"int"}}}';
  const line = `{"template":${template},"prefix":"","text":"900719925474099312345"}`;
  const { stdout } = await commandLine(['batch'], line);
  expect(stdout).toContain('"message":{"b":1,"7":{"$float":"nan"},"2":{"$int":"900719925474099312345"}}');
});

const FAILURES: readonly [name: string, line: string, answer: object][] = [
  ['no JSON', 'nonsense', { id: null, stage: 'load', code: 'line-invalid', line: 1 }],
  ['not an object', '[1]', { id: null, stage: 'load', code: 'line-invalid', line: 1 }],
  ['no text', `{"id":1,"template":${TEMPLATE},"prefix":""}`, { id: 1, code: 'line-invalid', line: 1 }],
  [
    'chunks and a text',
    `{"id":1,"template":${TEMPLATE},"prefix":"","chunks":["a"],"text":"b"}`,
    { id: 1, code: 'line-invalid', message: 'The line has both "chunks" and "text": give one of them.' },
  ],
  ['chunks of another kind', `{"id":1,"template":${TEMPLATE},"prefix":"","chunks":[1]}`, { code: 'line-invalid' }],
  [
    'no template',
    '{"id":[2],"prefix":"","text":""}',
    { id: [2], stage: 'load', code: 'template-type', message: 'The line has no key "template".' },
  ],
  [
    'an integer that Python does not read',
    `{"id":1,"template":{"x":${'1'.repeat(4301)}}}`,
    {
      id: null,
      code: 'line-invalid',
      message: 'The line cannot be read as JSON: an integer of more than 4300 digits',
    },
  ],
  [
    'a template that is refused',
    '{"id":3,"template":{},"prefix":"","text":""}',
    { stage: 'load', code: 'fields-missing' },
  ],
  [
    'a pattern of 200,000 characters',
    `{"template":{"start_anchor":"A","fields":{"x":{"open_pattern":"${'a'.repeat(200_000)}"}}},"prefix":"","text":""}`,
    { stage: 'load', code: 'pattern-unsupported' },
  ],
  ['no prefix', `{"template":${TEMPLATE},"text":""}`, { stage: 'init', code: 'prefix-missing' }],
  ['a null prefix', `{"template":${TEMPLATE},"prefix":null,"text":""}`, { stage: 'init', code: 'prefix-missing' }],
  [
    'a value that is none',
    `{"template":${TEMPLATE},"prefix":"","chunks":["a","<n>x</n>"]}`,
    { stage: 'feed', code: 'value-invalid', feed_index: 1 },
  ],
  ['a value that is none, at the end', `{"template":${TEMPLATE},"prefix":"","text":"<n>x"}`, { stage: 'finalize' }],
];

test.each(FAILURES)('%s: one error line, and the rest goes on', async (_name, line, answer) => {
  const good = `{"id":"next","template":${TEMPLATE},"prefix":"","text":"ok"}`;
  const [failed, next] = await answers(`${line}\n${good}\n`);
  expect(failed).toMatchObject({ ok: false, message: expect.stringMatching(/\w/), ...answer });
  expect(next).toMatchObject({ id: 'next', ok: true, message: { t: 'ok' } });
});

test('lines end at \\n alone: blank ones are passed over, carriage returns and U+2028 are not ends', async () => {
  const line = `{"template":${TEMPLATE},"prefix":"","text":"a\u2028b"}`;
  expect(await answers(`\r\n\n${line}\r\n`)).toMatchObject([{ message: { t: 'a\u2028b' } }]);
});

test('--validate loads the templates only, and names the implicit field', async () => {
  const lines = [`{"id":1,"template":${TEMPLATE}}`, '{"id":2,"template":null}'];
  expect(await answers(lines.join('\n'), '--validate')).toMatchObject([
    { id: 1, ok: true, implicit: 't' },
    { id: 2, ok: false, stage: 'load' },
  ]);
});

test('a reader that has seen enough ends the command without a complaint', async () => {
  const line = `{"template":${TEMPLATE},"prefix":"","text":"ok"}\n`;
  const ended = await commandLine(['batch'], line.repeat(20_000), 1000);
  expect(ended).toMatchObject({ code: 0, stderr: '' });
});

test('--help and --version answer on standard output', async () => {
  expect((await commandLine(['--help'])).stdout).toMatch(/^Usage: response-template COMMAND/);
  expect((await commandLine(['batch', '--help'])).stdout).toMatch(/^Usage: response-template batch/);
  expect(await commandLine(['--version'])).toEqual({ code: 0, stdout: `${manifest.version}\n`, stderr: '' });
});

test.each([[['nope']], [['batch', '--nope']], [['batch', 'file.jsonl']]])('%j is refused with a hint', async (args) => {
  const ended = await commandLine(args);
  expect(ended.code).toBe(2);
  expect(ended.stderr).toMatch(/^response-template: .+ See response-template --help\.\n$/);
});
