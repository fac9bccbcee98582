/** From a finding to its page in a real VS Code: by its link in the list of problems, and by an action at its place. */
import { describe, expect } from 'vitest';
import { withVSCode } from './helpers/suite.js';
import { keepPicture, type Theme } from './helpers/vscode.js';
import { eventually, type Workbench } from './helpers/workbench.js';

const FILE = 'response_template.json';
const TEXT = '{\n  "start_anchor": "<|assistant|>",\n  "fields": { "content": { "repeat": true } }\n}\n';
const PAGE = 'unknown-key.md';

const author = withVSCode();

/** The text of the page in the preview: frames within frames. */
async function previewText({ page }: Workbench): Promise<string> {
  for (const frame of page.frames()) {
    const body = frame.locator('body.vscode-body');
    if ((await body.count()) > 0) return (await body.textContent()) ?? '';
  }
  return '';
}

async function explain(workbench: Workbench): Promise<void> {
  await eventually(() => workbench.underlined(FILE, 'error')).toEqual(['"repeat"']);
  await workbench.openActions(3, 30);
  await workbench.pickAction('Explain "unknown-key"');
  await workbench.page.locator('.tab', { hasText: PAGE }).waitFor();
  await eventually(() => previewText(workbench)).toContain('unknown-key: ');
}

describe.each(['light', 'dark'] as const)('in a %s theme', (theme: Theme) => {
  const options = { files: { [`extra/${FILE}`]: TEXT }, theme, viewport: { width: 1300, height: 800 } };
  const opened = { ...options, open: `extra/${FILE}` };

  author(`the code of a problem opens its page (${theme})`, opened, async ({ workbench }) => {
    await workbench.showProblems();
    const link = workbench.page.locator('.markers-panel a.monaco-link').first();
    await eventually(() => link.textContent()).toContain('unknown-key');
    await link.click();
    await workbench.page.locator('.tab', { hasText: PAGE }).waitFor();
    await eventually(() => previewText(workbench)).toContain('unknown-key: ');
    expect(await previewText(workbench)).toContain('Remedy');
    await keepPicture(workbench, `page-${theme}`);
  });

  author(
    `an action at the finding opens the page beside the template, and it outlives the window (${theme})`,
    options, // a window that is told what to open restores nothing
    async ({ workbench }) => {
      await workbench.openFromExplorer('extra', FILE);
      await explain(workbench);
      expect(await workbench.editor(FILE).isVisible()).toBe(true);
      expect(await workbench.notifications()).toEqual([]);
      await keepPicture(workbench, `page-beside-${theme}`);

      await workbench.reload();
      await workbench.ready(`extra/${FILE}`);
      await workbench.page.locator('.tab', { hasText: PAGE }).waitFor();
      await eventually(() => previewText(workbench)).toContain('unknown-key: ');
      expect(await workbench.notifications()).toEqual([]);
    },
  );
});
