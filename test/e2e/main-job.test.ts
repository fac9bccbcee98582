/**
 * The main job on a config that others wrote. It lies outside of the project, in ../shared/corpus, since it is not ours to copy: where that
 * folder is absent the test is shown as skipped.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { Playground } from './helpers/playground.js';
import { CALL } from './helpers/samples.js';
import { withVSCode } from './helpers/suite.js';
import { locate } from './helpers/text.js';
import { root } from './helpers/vscode.js';
import { eventually } from './helpers/workbench.js';

const FILE = 'tokenizer_config.json';
const SAMPLE = 'reasoning then one tool call';
const REAL = path.join(root, '../shared/corpus/npm-qwen3', FILE);
const MODELS = path.join(root, 'test/fixtures/models');

/** The real config, every byte as it is, with a template behind its last key. */
function withTemplate(config: string): string {
  const { response_template } = JSON.parse(readFileSync(path.join(root, 'samples/qwen3', FILE), 'utf8'));
  const template = JSON.stringify(response_template, undefined, 2).replaceAll('\n', '\n  ');
  const end = config.lastIndexOf('}');
  return `${config.slice(0, end).trimEnd()},\n  "response_template": ${template}\n}\n`;
}

const isHere = existsSync(REAL);
const text = isHere ? withTemplate(readFileSync(REAL, 'utf8')) : '';
const samples = readFileSync(path.join(MODELS, 'qwen3.samples.jsonl'), 'utf8');
const expected = samples
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line))
  .find(({ name }) => name === SAMPLE);

const author = withVSCode();

author(
  'a real config: edited with findings, its output previewed, its events stepped through by mouse and by keyboard',
  { open: `real/${FILE}`, files: { [`real/${FILE}`]: text, 'real/response_template.samples.jsonl': samples } },
  async ({ workbench }) => {
    expect(text).toContain('"added_tokens_decoder"');
    await workbench.showProblems();
    const right = locate(text, '"repeats"', CALL);
    await workbench.replace(right, '"repeat"');
    await eventually(() => workbench.problems()).toEqual([
      { source: 'response-template', code: 'unknown-key', line: right.line, column: right.column },
    ]);
    await eventually(() => workbench.underlined(FILE, 'error')).toEqual(['"repeat"']);
    await workbench.replace({ ...right, length: '"repeat"'.length }, '"repeats"');
    await eventually(() => workbench.problems()).toEqual([]);

    await workbench.page.keyboard.press('Control+J'); // no Problems panel: the whole message has to be in view
    await workbench.command('Response Template: Open Playground');
    const playground = new Playground(workbench);
    await playground.ready();
    await playground.choose('Sample', SAMPLE);
    await eventually(() => playground.message()).toEqual(expected.expect.message);

    const { of } = await playground.position();
    const step = () => playground.position();
    await playground.click('Next event');
    await eventually(step).toEqual({ step: 2, of });
    await playground.click('Previous event');
    await eventually(step).toEqual({ step: 1, of });
    await playground.tabToEvents();
    await workbench.page.keyboard.press('End');
    await eventually(step).toEqual({ step: of, of });
    await workbench.page.keyboard.press('ArrowUp');
    await eventually(step).toEqual({ step: of - 1, of });
  },
  isHere,
);
