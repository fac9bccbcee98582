/** The sample workspace keeps its word: each output becomes the message that is promised beside it. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type JsonValue, parseResponse, ResponseTemplateError, validateTemplate } from '../../../parser/index.js';

const samples = path.join(import.meta.dirname, '../../../samples');
const folders = readdirSync(samples, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
const right = folders.filter((folder) => folder !== 'broken');

interface Sample {
  readonly name: string;
  readonly prefix: string;
  readonly output: string;
  readonly tools?: JsonValue;
  readonly expect: { readonly message: JsonValue } | { readonly error: true };
}

const read = (folder: string, file: string) => readFileSync(path.join(samples, folder, file), 'utf8');

function templateOf(folder: string): JsonValue {
  return JSON.parse(read(folder, 'tokenizer_config.json')).response_template;
}

function samplesOf(folder: string): Sample[] {
  const lines = read(folder, 'response_template.samples.jsonl').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Sample);
}

test('there are the five families and a broken template', () => {
  expect(folders.sort()).toEqual(['broken', 'command-r7b', 'gemma4', 'gpt-oss', 'qwen3', 'smollm3']);
});

describe.each(right)('%s', (folder) => {
  test('the template has no problems', () => {
    expect(validateTemplate(templateOf(folder))).toEqual([]);
  });

  test.each(samplesOf(folder).map((sample) => [sample.name, sample] as const))('%s', (_, sample) => {
    const parse = () => parseResponse(sample.output, templateOf(folder), sample.prefix, { tools: sample.tools });
    if ('error' in sample.expect) expect(parse).toThrow(ResponseTemplateError);
    else expect(parse()).toEqual(sample.expect.message);
  });
});

test('the broken template has many problems, and all are told', () => {
  expect(validateTemplate(templateOf('broken')).map((problem) => problem.code)).toEqual([
    'literal-and-pattern',
    'unknown-key',
    'content-unknown',
    'pattern-syntax',
    'placeholder-mixed',
    'join-without-repeats',
  ]);
});

test.each(samplesOf('broken').map((sample) => [sample.name, sample] as const))(
  'the broken template, mended, makes what is promised: %s',
  (_, { output, prefix, tools, expect: expected }) => {
    const mended = JSON.stringify(templateOf('broken'))
      .replace('"open_pattern":"<think>\\\\s*",', '')
      .replace('\\\\-]+>', '\\\\-]+)>')
      .replace('"repeat"', '"repeats"')
      .replace('jason', 'json')
      .replace('call {name}', '{name}')
      .replace('{contents}', '{content}')
      .replace(',"join":"\\n"', '');
    expect(validateTemplate(JSON.parse(mended))).toEqual([]);
    expect({ message: parseResponse(output, JSON.parse(mended), prefix, { tools }) }).toEqual(expected);
  },
);
