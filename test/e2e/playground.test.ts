/** The playground in a real VS Code: an author edits the template of a real config and watches a real output being parsed. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Playground } from './helpers/playground.js';
import { locate } from './helpers/text.js';
import { root, type Session, type SessionOptions, VSCode } from './helpers/vscode.js';
import { eventually, type Workbench } from './helpers/workbench.js';

const CONFIG = 'qwen3/tokenizer_config.json';
const FILE = 'tokenizer_config.json';
const text = readFileSync(path.join(root, 'samples', CONFIG), 'utf8');
const SAMPLE = 'reasoning then one tool call';

let vscode: VSCode;
beforeAll(async () => {
  vscode = await VSCode.start();
});
afterAll(() => vscode?.stop());

function author(name: string, options: SessionOptions, body: (session: Session) => Promise<void>): void {
  test(name, () => vscode.run(name, options, body));
}

async function openByLens(workbench: Workbench): Promise<Playground> {
  await workbench.goTo(locate(text, '"response_template"').line, 1);
  await workbench.editor(FILE).getByText('Open Playground').click();
  const playground = new Playground(workbench);
  await playground.ready();
  await playground.choose('Sample', SAMPLE);
  return playground;
}

describe('the main job, by mouse', () => {
  author(
    'a template is edited, its message previewed and its events stepped through',
    { open: CONFIG },
    async ({ workbench }) => {
      const playground = await openByLens(workbench);
      expect(await workbench.editor(FILE).isVisible()).toBe(true); // side by side
      await eventually(() => playground.text('Message')).toContain(
        '"reasoning_content": "The user wants rain odds for Zürich.',
      );
      expect(await playground.text('Message')).toContain('"name": "get_weather"');

      await playground.choose('Chunks', 'By character');
      await eventually(async () => (await playground.position()).of).toBeGreaterThan(100);
      await playground.click('First event');
      const { of } = await playground.position();
      expect(await playground.position()).toEqual({ step: 1, of });
      await playground.click('Next event');
      await eventually(() => playground.position()).toEqual({ step: 2, of });
      await playground.click('Previous event');
      await eventually(() => playground.position()).toEqual({ step: 1, of });
      await playground.click('Last event');
      await eventually(() => playground.position()).toEqual({ step: of, of });
    },
  );
});
