/** At a place in a template, in a real VS Code: the pattern is explained, and what is wrong is mended by one key. */
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
      "open_pattern": "<function=(?P<name>[^>\\\\n]+)>\\\\s*",
      "closes": "</function>",
      "repeats": true,
      "content": "json",
      "transform": { "function": { "name": "{name}", "arguments": "{content}" } }
    },
    "content": { "close": "<|end|>" }
  }
}
`;

const author = withVSCode();

async function goTo(workbench: Workbench, piece: string): Promise<void> {
  const { line, column } = locate(TEXT, piece);
  await workbench.goTo(line, column + 2);
}

describe.each(['light', 'dark'] as const)('in a %s theme', (theme: Theme) => {
  author(
    `a pattern is explained part by part, and a wrong key is mended (${theme})`,
    { open: `m/${FILE}`, files: { [`m/${FILE}`]: TEXT }, theme, viewport: { width: 1300, height: 800 } },
    async ({ workbench }) => {
      await eventually(() => workbench.underlined(FILE, 'error')).toContain('"closes"');
      await goTo(workbench, '(?P<name>');
      const hover = await workbench.hover();
      expect(hover).toContain('name');
      await keepPicture(workbench, `hover-pattern-${theme}`);
      await workbench.page.keyboard.press('Escape');

      await goTo(workbench, '"closes"');
      await workbench.openActions();
      await keepPicture(workbench, `fix-menu-${theme}`);
      await workbench.pickAction('Rename "closes" to "close"');
      await eventually(() => workbench.underlined(FILE, 'error')).toEqual([]);
      expect(await workbench.shownText(FILE)).toContain('"close": "</function>"');
      await keepPicture(workbench, `fix-after-${theme}`);
    },
  );
});
