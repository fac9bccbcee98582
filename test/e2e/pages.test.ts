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

describe.each(['light', 'dark'] as const)('in a %s theme', (theme: Theme) => {
  author(
    `the code of a problem opens its page (${theme})`,
    { open: `m/${FILE}`, files: { [`m/${FILE}`]: TEXT }, theme, viewport: { width: 1300, height: 800 } },
    async ({ workbench }) => {
      await workbench.showProblems();
      const link = workbench.page.locator('.markers-panel a.monaco-link').first();
      await eventually(() => link.textContent()).toContain('unknown-key');
      await link.click();
      await workbench.page.locator('.tab', { hasText: PAGE }).waitFor();
      await eventually(() => previewText(workbench)).toContain('unknown-key: ');
      expect(await previewText(workbench)).toContain('Remedy');
      await keepPicture(workbench, `page-${theme}`);
    },
  );
});

// A defect to be mended: in about one run of ten the page does not open and VS Code shows a notification instead (an editor that is opened beside
// the template through the read-only file system). Until its cause is found the run says that this is not tested.
describe.skip('explained', () => {
  author(
    'an action at the finding opens the page beside the template',
    { open: `m/${FILE}`, files: { [`m/${FILE}`]: TEXT }, viewport: { width: 1300, height: 800 } },
    async ({ workbench }) => {
      const { page } = workbench;
      await eventually(() => workbench.underlined(FILE, 'error')).toEqual(['"repeat"']);
      await workbench.goTo(3, 30);
      await page.keyboard.press('Control+.');
      await page.locator('.action-widget .monaco-list-row', { hasText: 'Explain "unknown-key"' }).click();
      await page.locator('.tab', { hasText: PAGE }).waitFor();
      await eventually(() => previewText(workbench)).toContain('unknown-key: ');
      await workbench.editor(FILE).waitFor(); // still to be seen
    },
  );
});
