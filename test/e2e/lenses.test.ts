/** The lenses above a template in a real VS Code: how many samples pass, which targets take it; and what samples bring to completion. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect } from 'vitest';
import { withVSCode } from './helpers/suite.js';
import { locate } from './helpers/text.js';
import { keepPicture, root, type Theme } from './helpers/vscode.js';
import { eventually, type Workbench } from './helpers/workbench.js';

const FILE = 'tokenizer_config.json';
const SAMPLES = 'response_template.samples.json';
const TEXT = `{
  "eos_token": "<|end|>",
  "response_template": {
    "defaults": { "role": "assistant" },
    "start_anchor": "<|assistant|>",
    "fields": {
      "tool_calls": {
        "open": "<call>",
        "close": "</call>",
        "repeats": true,
        "content": "json",
        "transform": {
          "type": "function",
          "function": { "name": "{content.name}", "arguments": "{content.arguments}" }
        }
      },
      "content": { "close": "<|end|>", "repeats": true, "join": "" }
    }
  }
}
`;
const CALL = { type: 'function', function: { name: 'get_weather', arguments: { city: 'Oslo' } } };
const SAMPLE_TEXT = JSON.stringify(
  {
    samples: [
      {
        name: 'plain answer',
        prefix: '<|assistant|>',
        output: 'Good morning.<|end|>',
        expect: { message: { role: 'assistant', content: 'Good morning.' } },
      },
      {
        name: 'one call',
        prefix: '<|assistant|>',
        output: '<call>{"name": "get_weather", "arguments": {"city": "Oslo"}}</call><|end|>',
        expect: { message: { role: 'assistant', tool_calls: [CALL] } },
      },
      {
        name: 'an answer of two lines',
        prefix: '<|assistant|>',
        output: 'One.\nTwo.<|end|>',
        expect: { message: { role: 'assistant', content: 'One. Two.' } },
      },
    ],
  },
  undefined,
  2,
);
const files = { [`m/${FILE}`]: TEXT, [`m/${SAMPLES}`]: SAMPLE_TEXT };
const opened = { open: `m/${FILE}`, files };

const author = withVSCode();

/** The lenses but that of the playground, from left to right. */
async function titles(workbench: Workbench): Promise<readonly string[]> {
  const [first, ...others] = await workbench.lenses(FILE);
  expect(first ?? 'Open Playground').toBe('Open Playground');
  return others;
}

/** What completion offers at the cursor: labels and details. */
async function offered({ page }: Workbench): Promise<readonly string[]> {
  await page.keyboard.press('Control+Space');
  const rows = page.locator('.suggest-widget.visible .monaco-list-row');
  await rows.first().waitFor();
  return rows.allTextContents();
}

const TAKEN = 'Portable to transformers';

describe.each(['light', 'dark'] as const)('in a %s theme', (theme: Theme) => {
  const shown = { ...opened, theme, viewport: { width: 1300, height: 800 } };

  author(
    `the samples that fail are counted and come to, and the count follows sample and template, saved or not (${theme})`,
    { ...shown, settings: { 'files.autoSave': 'off' } },
    async ({ workbench }) => {
      await eventually(() => titles(workbench)).toEqual(['2 of 3 samples pass', TAKEN]);
      await keepPicture(workbench, `lenses-${theme}`);

      await workbench.pressLens(FILE, '2 of 3 samples pass');
      await workbench.shown(SAMPLES);
      const failing = locate(SAMPLE_TEXT, '{\n      "name": "an answer of two lines"');
      await workbench.standsAt(failing.line, failing.column);
      await keepPicture(workbench, `lenses-failing-sample-${theme}`);

      await workbench.replace(locate(SAMPLE_TEXT, 'One. Two.'), 'One.\\nTwo.');
      await workbench.showTab(FILE);
      await eventually(() => titles(workbench)).toEqual(['3 of 3 samples pass', TAKEN]);

      await workbench.replace(locate(TEXT, '</call>'), '</calls>');
      await eventually(() => titles(workbench)).toEqual(['2 of 3 samples pass', TAKEN]);

      await workbench.showTab(SAMPLES);
      await workbench.command('View: Close Editor');
      await workbench.page.locator('.monaco-dialog-box').getByRole('button', { name: "Don't Save" }).click();
      await workbench.shown(FILE);
      await eventually(() => titles(workbench)).toEqual(['1 of 3 samples pass', TAKEN]);
      expect(await workbench.notifications()).toEqual([]);
    },
  );

  author(`a placeholder is completed with what samples hold (${theme})`, shown, async ({ workbench }) => {
    await eventually(() => titles(workbench)).toEqual(['2 of 3 samples pass', TAKEN]);
    const path = locate(TEXT, 'arguments}');
    await workbench.replace({ ...path, length: 'arguments'.length }, '');
    await workbench.standsAt(path.line, path.column);
    await eventually(async () => (await offered(workbench)).join('\n')).toMatch(
      /\{content\.arguments\.city\}.*"Oslo" in the sample "one call"/,
    );
    await keepPicture(workbench, `lenses-completion-${theme}`);
  });

  author(
    `the lens of the targets comes to what they do not take (${theme})`,
    { ...shown, settings: { 'responseTemplates.targets': ['transformers', 'swift-transformers'] } },
    async ({ workbench }) => {
      const title = 'Portable to transformers';
      await eventually(() => titles(workbench)).toEqual(['2 of 3 samples pass', title]);
      await workbench.pressLens(FILE, title);
      await eventually(async () => (await workbench.problems()).map(({ code }) => code)).toContain('portability-join');
      await keepPicture(workbench, `lenses-targets-${theme}`);
      await workbench.pressLens(FILE, title); // the list stays
      expect(await workbench.problems()).not.toEqual([]);
      expect(await workbench.notifications()).toEqual([]);
    },
  );
});

author('the lens of targets that take the template opens their setting', opened, async ({ workbench }) => {
  await eventually(() => titles(workbench)).toEqual(['2 of 3 samples pass', TAKEN]);
  await workbench.pressLens(FILE, TAKEN);
  await workbench.page.locator('.settings-editor .setting-item-label', { hasText: 'Targets' }).first().waitFor();
  await keepPicture(workbench, 'lenses-setting');
});

describe('in the sample workspace', () => {
  for (const [folder, ...expected] of [
    ['qwen3', '8 of 8 samples pass', TAKEN],
    ['gpt-oss', '8 of 8 samples pass', TAKEN],
    ['broken', 'No sample passes: the template does not load', 'Portable to no target: the template does not load'],
  ])
    author(`the lenses of ${folder} are there`, { open: `${folder}/${FILE}` }, async ({ workbench }) => {
      const config = readFileSync(path.join(root, 'samples', String(folder), FILE), 'utf8');
      const { line, column } = locate(config, '"response_template"');
      await workbench.goTo(line, column);
      await eventually(() => titles(workbench)).toEqual(expected);
    });
});
