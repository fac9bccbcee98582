/** Files that the user names in a real VS Code: the setting counts at once, without a reload. */
import { withVSCode } from './helpers/suite.js';
import { writeSettings } from './helpers/vscode.js';
import { eventually } from './helpers/workbench.js';

const FILE = 'mine.json';
const TEXT = '{\n  "start_anchor": "<|assistant|>",\n  "fields": { "content": { "repeat": true } }\n}\n';

const author = withVSCode();

author(
  'a file is ours as long as a setting names it',
  { files: { [`extra/${FILE}`]: TEXT } },
  async ({ workbench, workspace }) => {
    await workbench.openFromExplorer('extra', FILE);
    await workbench.showProblems();
    writeSettings(workspace, { 'responseTemplates.files': ['extra/*.json'] });
    await eventually(async () => (await workbench.problems()).map(({ code }) => code)).toEqual(['unknown-key']);
    writeSettings(workspace, {});
    await eventually(() => workbench.problems()).toEqual([]);
  },
);
