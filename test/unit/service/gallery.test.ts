import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parseResponse, ResponseTemplateError, writeJson } from '../../../parser/index.js';
import { GALLERY } from '../../../server/service/gallery/gallery.js';
import { modelTemplates } from './support/fixtures.js';

test('the gallery is made from the templates of the models, with what is bettered', () => {
  const script = fileURLToPath(new URL('../../../scripts/gallery.mjs', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});

test('every model is in it once, with a title and what it reads', () => {
  const names = GALLERY.map(({ name }) => `${name}.json`);
  expect([...names].sort()).toEqual(
    modelTemplates()
      .map(([name]) => name)
      .sort(),
  );
  expect(new Set(GALLERY.map(({ title }) => title)).size).toBe(GALLERY.length);
  expect(GALLERY.find(({ name }) => name === 'qwen3-coder')?.summary).toBe('calls with tags, content');
});

/** What a model writes, and the message that is expected: `test/fixtures/models/<name>.samples.jsonl`. */
interface Sample {
  readonly name: string;
  readonly prefix?: string;
  readonly output: string;
  readonly tools?: readonly object[];
  readonly expect: { readonly message?: object; readonly error?: true };
}

function samplesOf(name: string): readonly Sample[] {
  const file = new URL(`../../fixtures/models/${name}.samples.jsonl`, import.meta.url);
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line): Sample => JSON.parse(line));
}

function parsed(template: object, { output, prefix = '', tools = [] }: Sample): unknown {
  try {
    return { message: JSON.parse(writeJson(parseResponse(output, template, prefix, { tools }))) };
  } catch (error) {
    if (error instanceof ResponseTemplateError) return { error: true };
    throw error;
  }
}

describe.each(GALLERY.map(({ name, template }) => [name, template] as const))(
  'the template for %s',
  (name, template) => {
    test.each(samplesOf(name))('reads the sample "$name" as the model\'s own does', (sample) => {
      expect(parsed(template, sample)).toEqual(sample.expect);
    });
  },
);
