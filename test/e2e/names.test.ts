/** Names inside strings in a real VS Code: hints beside the text, a rename that is looked at before it is made, and one that is refused. */
import { describe, expect } from 'vitest';
import { withVSCode } from './helpers/suite.js';
import { locate } from './helpers/text.js';
import { keepPicture, type Theme } from './helpers/vscode.js';
import { eventually, type Workbench } from './helpers/workbench.js';

const FILE = 'response_template.json';
const TEXT = `{
  "defaults": { "role": "assistant" },
  "start_anchor": "<|assistant|>",
  "fields": {
    "tool_calls": {
      "open_pattern": "<function=(?P<name>[^>\\\\n]+)>.*?\\\\s*",
      "close": "</function>",
      "repeats": true,
      "content": "json",
      "transform": { "function": { "name": "{name}", "arguments": "{content}" } }
    },
    "content": { "close": "<|end|>\\n" }
  }
}
`;

const author = withVSCode();

async function renameAt(workbench: Workbench, piece: string): Promise<void> {
  const { line, column, length } = locate(TEXT, piece);
  await workbench.goTo(line, column + length - 1);
  await workbench.page.keyboard.press('F2');
}

describe.each(['light', 'dark'] as const)('in a %s theme', (theme: Theme) => {
  author(
    `what is implied is shown, and a group is renamed with its placeholder, looked at before (${theme})`,
    { open: `m/${FILE}`, files: { [`m/${FILE}`]: TEXT }, theme, viewport: { width: 1300, height: 800 } },
    async ({ workbench }) => {
      const { page } = workbench;
      await eventually(() => workbench.shownText(FILE)).toContain('"content": {implicit, text "close"');
      await eventually(() => workbench.shownText(FILE)).toContain('"repeats": truelist,');
      await eventually(() => workbench.shownText(FILE)).toContain('"dotall');
      await keepPicture(workbench, `hints-${theme}`);

      await renameAt(workbench, '{name}');
      const input = page.locator('.rename-box input');
      await input.waitFor();
      expect(await input.inputValue()).toBe('name');
      await input.fill('tool');
      await page.keyboard.press('Control+Enter');
      await page.getByRole('button', { name: 'Apply' }).first().waitFor();
      await keepPicture(workbench, `rename-preview-${theme}`);
      await page.getByRole('button', { name: 'Apply' }).first().click();
      await eventually(() => workbench.shownText(FILE)).toContain('(?P<tool>');
      await eventually(() => workbench.shownText(FILE)).toContain('"{tool}"');
    },
  );
});

author(
  'a name that is part of the format says so',
  { open: `m/${FILE}`, files: { [`m/${FILE}`]: TEXT } },
  async ({ workbench }) => {
    await eventually(() => workbench.shownText(FILE)).toContain('implicit, text');
    await renameAt(workbench, '{content}');
    const message = workbench.page.locator('.monaco-editor-overlaymessage');
    await eventually(() => message.textContent()).toContain('this name is part of the format');
  },
);
