/** The setting for findings in `settings.json` of a real VS Code, where authors write it. */
import { expect } from 'vitest';
import { withVSCode } from './helpers/suite.js';
import { keepPicture } from './helpers/vscode.js';
import { eventually } from './helpers/workbench.js';

const FILE = 'settings.json';
const settings = { 'responseTemplates.rules': { 'greedy-dot': 'hint' } };

const author = withVSCode();

author(
  'a code is completed, and hover tells what it is about and what is lost',
  {
    open: 'm/response_template.json',
    files: { 'm/response_template.json': '{}' },
    settings,
    viewport: { width: 1300, height: 800 },
  },
  async ({ workbench }) => {
    const { page } = workbench;
    await workbench.openFromExplorer('.vscode', FILE);
    const written = (await workbench.editor(FILE).locator('.view-line').first().textContent()) ?? '';
    const column = written.indexOf('"greedy-dot"') + 1;
    expect(column).toBeGreaterThan(0);

    await workbench.goTo(1, column + 5);
    // Asked again until VS Code's own server for JSON has read the settings' schema.
    await eventually(async () => {
      for (const key of ['Escape', 'Control+K', 'Control+I']) await page.keyboard.press(key);
      return (await page.locator('.monaco-hover:not(.hidden)').allTextContents()).join();
    }).toContain('A greedy dot in a delimiter. Warning: the template loads, and loses or holds text.');
    await keepPicture(workbench, 'settings-hover');

    await workbench.goTo(1, column);
    await page.keyboard.type('"zero-width-op');
    await page.keyboard.press('Control+Space');
    await page.locator('.suggest-widget .monaco-list-row.focused', { hasText: 'zero-width-opener' }).waitFor();
    await keepPicture(workbench, 'settings-completion');
  },
);
