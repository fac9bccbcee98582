/** The playground in a real VS Code: an author edits the template of a real config and watches a real output being parsed. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect } from 'vitest';
import { Playground } from './helpers/playground.js';
import { CALL } from './helpers/samples.js';
import { withVSCode } from './helpers/suite.js';
import { locate } from './helpers/text.js';
import { keepPicture, root, type Theme } from './helpers/vscode.js';
import { eventually, type Workbench } from './helpers/workbench.js';

const FILE = 'tokenizer_config.json';
const SAMPLE = 'reasoning then one tool call';

interface Family {
  readonly config: string;
  readonly text: string;
  readonly message: Record<string, unknown>;
}

/** A family of the sample workspace: its config, and the message promised for the sample that we look at. */
function family(folder: string): Family {
  const read = (file: string) => readFileSync(path.join(root, 'samples', folder, file), 'utf8');
  const samples = read('response_template.samples.jsonl').split('\n').filter(Boolean);
  const sample = samples.map((line) => JSON.parse(line)).find(({ name }) => name === SAMPLE);
  return { config: `${folder}/${FILE}`, text: read(FILE), message: sample.expect.message };
}
const qwen = family('qwen3');
const gptOss = family('gpt-oss');

const author = withVSCode();

async function openByLens(workbench: Workbench, { text }: Family): Promise<Playground> {
  await workbench.goTo(locate(text, '"response_template"').line, 1);
  await workbench.pressLens(FILE, 'Open Playground');
  const playground = new Playground(workbench);
  await playground.ready();
  return playground;
}

describe('the main job', () => {
  author(
    'by mouse: the lens opens the playground, the message is there, the events are stepped through',
    { open: qwen.config },
    async ({ workbench }) => {
      const playground = await openByLens(workbench, qwen);
      expect(await workbench.editor(FILE).isVisible()).toBe(true); // side by side
      await playground.choose('Sample', SAMPLE);
      await eventually(() => playground.message()).toEqual(qwen.message);

      const { of } = await playground.position();
      expect(of).toBeGreaterThan(10);
      const step = () => playground.position();
      await eventually(step).toEqual({ step: 1, of }); // at the first event, with the message of the whole output
      await playground.click('Next event');
      await eventually(step).toEqual({ step: 2, of });
      await playground.click('Previous event');
      await eventually(step).toEqual({ step: 1, of });
      await playground.click('Last event');
      await eventually(step).toEqual({ step: of, of });
      expect(await playground.event()).toMatchObject({ type: 'region_close', field: 'tool_calls' });
      await playground.click('First event');
      await playground.click('Play');
      await eventually(step).toEqual({ step: of, of });
      expect(await workbench.notifications()).toEqual([]);
    },
  );

  author(
    'by keyboard: the palette opens the playground, the events are stepped through',
    { open: gptOss.config },
    async ({ workbench }) => {
      const { keyboard } = workbench.page;
      await workbench.command('Response Template: Open Playground');
      const playground = new Playground(workbench);
      await playground.ready();
      await eventually(() => playground.message()).toEqual(gptOss.message); // the first sample is there at once

      await playground.tabToEvents();
      await keyboard.press('Home');
      const { of } = await playground.position();
      const step = () => playground.position();
      await eventually(step).toEqual({ step: 1, of });
      await keyboard.press('ArrowDown');
      await eventually(step).toEqual({ step: 2, of });
      await keyboard.press('ArrowUp');
      await eventually(step).toEqual({ step: 1, of });
      await keyboard.press('End');
      await eventually(step).toEqual({ step: of, of });
      await keyboard.press('Home');
      await keyboard.press('Space');
      await eventually(step).toEqual({ step: of, of });
    },
  );
});

describe('the template', () => {
  author(
    'is followed while it is typed, saved or not; one that breaks leaves the last message, marked',
    { open: qwen.config },
    async ({ workbench }) => {
      const playground = await openByLens(workbench, qwen);
      await eventually(() => playground.message()).toEqual(qwen.message);
      const { reasoning_content, ...rest } = qwen.message;
      const renamed = { ...rest, thoughts: reasoning_content };

      await workbench.focus(FILE);
      await workbench.replace(locate(qwen.text, '"reasoning_content"'), '"thoughts"');
      await eventually(() => playground.message()).toEqual(renamed);
      await workbench.page.locator('.tab.dirty').filter({ hasText: FILE }).waitFor(); // not saved

      const repeats = locate(qwen.text, '"repeats"', CALL);
      await workbench.replace(repeats, '"repeat"');
      await eventually(() => playground.templateProblems()).toEqual(['unknown-key']);
      await eventually(() => playground.stale()).toBe(true);
      expect(await playground.message()).toEqual(renamed);

      await workbench.replace({ ...repeats, length: '"repeat"'.length }, '"repeats"');
      await eventually(() => playground.templateProblems()).toEqual([]);
      await eventually(() => playground.stale()).toBe(false);

      await workbench.replace({ ...repeats, length: 1 }, ''); // no longer JSON
      await eventually(() => playground.stale()).toBe(true);
      expect(await playground.message()).toEqual(renamed);
      await workbench.replace({ ...repeats, length: 0 }, '"');
      await eventually(() => playground.stale()).toBe(false);
    },
  );
});

describe('the output', () => {
  author(
    'may be cut into any chunks: the message stays, and what is held back is marked',
    { open: qwen.config },
    async ({ workbench }) => {
      const playground = await openByLens(workbench, qwen);
      const count = async () => (await playground.position()).of;
      await playground.choose('Chunks', 'Whole text');
      await eventually(() => playground.message()).toEqual(qwen.message);
      const whole = await count();
      await playground.choose('Chunks', 'By character');
      await eventually(count).toBeGreaterThan(100);
      await eventually(() => playground.held()).toEqual({ told: '<', marked: '<' });
      await playground.click('Next event');
      await eventually(() => playground.held()).toEqual({ told: '<t', marked: '<t' });

      await playground.choose('Chunks', 'Of N characters');
      await playground.setNumber('Characters per chunk', 1000);
      await eventually(count).toBe(whole);
      await playground.choose('Chunks', 'Random');
      await playground.setNumber('Most characters per chunk', 7);
      await playground.setNumber('Seed', 3);
      await eventually(count).toBeGreaterThan(whole);
      expect(await playground.message()).toEqual(qwen.message);
    },
  );

  author('is edited in the panel, and the message follows', { open: qwen.config }, async ({ workbench }) => {
    const playground = await openByLens(workbench, qwen);
    await playground.write('Output', 'Good morning.<|im_end|>');
    await eventually(() => playground.message()).toEqual({ role: 'assistant', content: 'Good morning.' });
    await playground.write('Prefix', 'no anchor here');
    await eventually(() => playground.message()).toEqual({ role: 'assistant', content: 'no anchor hereGood morning.' });
    await playground.write('Prefix', '<|im_start|>assistant\n<think>');
    await playground.write('Output', 'Early.</think>Good morning.<|im_end|>');
    const message = { role: 'assistant', reasoning_content: 'Early.', content: 'Good morning.' };
    await eventually(() => playground.message()).toEqual(message);
    expect(await workbench.notifications()).toEqual([]);
  });
});

/** For people to look at; the light one is docs/images/playground.png. */
describe.each<Theme>(['light', 'dark'])('a picture in the %s theme', (theme) => {
  const options = { open: qwen.config, theme, viewport: { width: 1280, height: 800 } };
  author(`shows a finding, the playground and held text (${theme})`, options, async ({ workbench }) => {
    await workbench.page.keyboard.press('Control+B'); // the side bar away
    const playground = await openByLens(workbench, qwen);
    await workbench.focus(FILE);
    await workbench.replace(locate(qwen.text, '"repeats": true', CALL), '"repeats": "yes"');
    await eventually(() => workbench.underlined(FILE, 'warning')).toEqual(['"yes"']);
    await playground.choose('Chunks', 'Of N characters');
    await playground.setNumber('Characters per chunk', 6);
    await playground.click('Last event');
    await eventually(async () => {
      await playground.click('Previous event');
      return (await playground.held()).marked;
    }).toMatch(/^<tool/);
    expect(await playground.stale()).toBe(false);
    await keepPicture(workbench, `playground-${theme}`);
  });
});
