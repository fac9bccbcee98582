/** At a place in a template, in a real VS Code: the pattern is explained, and what is wrong is mended by one key. */
import { describe, expect } from 'vitest';
import { withVSCode } from './helpers/suite.js';
import { locate } from './helpers/text.js';
import { keepPicture, type Theme } from './helpers/vscode.js';
import { eventually } from './helpers/workbench.js';

const FILE = 'response_template.json';
const TEXT = `{
  "defaults": { "role": "assistant" },
  "start_anchor": "<|assistant|>",
  "fields": {
    "tool_calls": {
      "open_pattern": "<function=(?P<name>[^>\\\\n]+)>\\\\s*",
      "closes_pattern": "(?<=\\\\})\\\\s*</function>",
      "repeats": true,
      "content": "json",
      "transform": { "type": "function", "function": { "name": "{name}", "arguments": "{content}" } }
    },
    "content": { "close": "<|end|>", "repeats": true, "join": "" }
  }
}
`;

const author = withVSCode();

function insideOf(piece: string): [line: number, column: number] {
  const { line, column } = locate(TEXT, piece);
  return [line, column + 2];
}

describe.each(['light', 'dark'] as const)('in a %s theme', (theme: Theme) => {
  author(
    `a pattern is explained part by part, and a wrong key is mended (${theme})`,
    { open: `m/${FILE}`, files: { [`m/${FILE}`]: TEXT }, theme, viewport: { width: 1300, height: 800 } },
    async ({ workbench }) => {
      await eventually(() => workbench.underlined(FILE, 'error')).toEqual(['"closes_pattern"']);
      await workbench.goTo(...insideOf('(?P<name>'));
      const hover = await workbench.hover();
      expect(hover).toContain('group name: any character but > or a newline, once or more');
      await keepPicture(workbench, `hover-pattern-${theme}`);
      await workbench.page.keyboard.press('Escape');

      await workbench.openActions(...insideOf('"closes_pattern"'));
      await keepPicture(workbench, `fix-menu-${theme}`);
      await workbench.pickAction('Rename "closes_pattern" to "close_pattern"');
      await eventually(() => workbench.underlined(FILE, 'error')).toEqual([]);
      expect(await workbench.underlined(FILE, 'warning')).toEqual([]);
      expect(await workbench.shownText(FILE)).toContain('"close_pattern": "(?<=');
      await keepPicture(workbench, `fix-after-${theme}`);
    },
  );
});
