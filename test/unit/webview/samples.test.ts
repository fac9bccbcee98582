import { describe, expect, test } from 'vitest';
import { readSamples } from '../../../webview/model/samples.js';
import { DEFAULT_STRINGS } from '../../../webview/strings.js';

const read = (name: string, text: string | null, note?: string) =>
  readSamples({ uri: 'file:///t.json', name, text, note }, DEFAULT_STRINGS);
const line = JSON.stringify({ name: 'a', prefix: 'p', output: 'o' });
const sample = { name: 'a', prefix: 'p', output: 'o', tools: undefined };

describe('a sample file', () => {
  test.each<[string, string, string]>([
    ['one sample a line', 't.samples.jsonl', `${line}\n`],
    ['blank lines do not count', 't.samples.jsonl', `\n${line}\r\n\r\n`],
    ['a byte order mark does not count', 't.samples.jsonl', `\ufeff${line}`],
    ['a list in an object', 't.samples.json', `{"samples": [${line}]}`],
    [
      'other keys are ignored',
      't.samples.json',
      `{"version": 1, "samples": [${line.replace('{', '{"verified": true, ')}]}`,
    ],
  ])('%s', (_name, file, text) => {
    expect(read(file, text)).toEqual({ samples: [sample], notes: [] });
  });

  test('chunks are joined to the output', () => {
    const { samples } = read('t.samples.jsonl', '{"name":"a","prefix":"p","chunks":["o","ne"]}');
    expect(samples).toEqual([{ ...sample, output: 'one' }]);
  });

  test('tools keep every digit and the order of keys, on lines of their own', () => {
    const { samples } = read('t.samples.jsonl', '{"prefix":"","output":"","tools":[{"b":12345678901234567890,"1":1}]}');
    expect(samples[0]?.name).toBe('#1');
    expect(samples[0]?.tools).toBe('[\n  {\n    "b": 12345678901234567890,\n    "1": 1\n  }\n]');
  });

  test('no file: no samples, no notes', () => {
    expect(read('t.samples.jsonl', null)).toEqual({ samples: [], notes: [] });
  });

  test('a file that cannot be read says why', () => {
    expect(read('t.samples.jsonl', null, 'too large')).toEqual({ samples: [], notes: ['too large'] });
  });
});

describe('what is broken is left out with a note, the rest is kept', () => {
  test.each<[string, string, string]>([
    ['not JSON', '{"prefix":', 'line 2: not JSON'],
    ['a comment', `${line} // no`, 'line 2: not JSON'],
    ['not an object', '[]', 'line 2: not an object'],
    ['no prefix', '{"output":"o"}', 'line 2: no text "prefix"'],
    ['a prefix that is no text', '{"prefix":1,"output":"o"}', 'line 2: no text "prefix"'],
    ['no output', '{"prefix":"p"}', 'line 2: neither a text "output" nor a list of texts "chunks"'],
    [
      'chunks that are no texts',
      '{"prefix":"p","chunks":[1]}',
      'line 2: neither a text "output" nor a list of texts "chunks"',
    ],
  ])('%s', (_name, broken, note) => {
    expect(read('t.samples.jsonl', `${line}\n${broken}\n${line}`)).toEqual({
      samples: [sample, sample],
      notes: [note],
    });
  });

  test('the note counts lines with the blank ones, and samples of a list', () => {
    const broken = '{"output":"o"}';
    expect(read('t.samples.jsonl', `\ufeff\r\n\n${line}\r\n${broken}`).notes).toEqual(['line 4: no text "prefix"']);
    expect(read('t.samples.json', `\ufeff\n{"samples": [${line},\n${broken}]}`).notes).toEqual([
      'sample 2: no text "prefix"',
    ]);
  });

  test.each(['', '[]', '{"samples": 1}', 'null', '{'])('a file that is %j has no list of samples', (text) => {
    expect(read('t.samples.json', text)).toEqual({ samples: [], notes: ['not a JSON object with a list "samples"'] });
  });
});
