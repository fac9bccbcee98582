/** Folders that are not trusted, and folders that are on no disk, in a real VS Code: what the manifest promises for them. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { Playground } from './helpers/playground.js';
import { withVSCode } from './helpers/suite.js';
import { root } from './helpers/vscode.js';
import { eventually, type Workbench } from './helpers/workbench.js';

const FILE = 'response_template.json';
const OPEN = `extra/${FILE}`;
const TEXT = '{\n  "start_anchor": "<|assistant|>",\n  "fields": { "content": { "closes": "<|end|>" } }\n}\n';
const SAMPLE = '{"name":"greeting","prefix":"<|assistant|>","output":"Good morning.<|end|>"}\n';
const files = { [OPEN]: TEXT, 'extra/response_template.samples.jsonl': SAMPLE };

/** Packages the extension whose files are on no disk. */
function virtualFiles(): string {
  const vsix = path.join(mkdtempSync(path.join(tmpdir(), 'response-templates-')), 'virtual-files.vsix');
  const flags = ['--no-dependencies', '--skip-license', '--allow-missing-repository', '-o', vsix];
  const { status, stderr } = spawnSync('npx', ['vsce', 'package', ...flags], {
    cwd: path.join(root, 'test/e2e/fixtures/virtual-files'),
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return vsix;
}

const author = withVSCode(() => ({ extensions: [virtualFiles()], restricted: true }));

/** A finding, its remedy, the explanation of a key, and the playground with a sample from the folder. */
async function allWorks(workbench: Workbench): Promise<void> {
  await workbench.page.locator('.statusbar-item', { hasText: 'Restricted Mode' }).waitFor();
  await eventually(() => workbench.underlined(FILE, 'error')).toEqual(['"closes"']);
  await workbench.openActions(3, 31);
  await workbench.pickAction('Rename "closes" to "close"');
  await eventually(() => workbench.underlined(FILE, 'error')).toEqual([]);
  expect(await workbench.hover()).toContain('Literal that closes the region');
  await workbench.page.keyboard.press('Escape');
  await workbench.command('Response Template: Open Playground');
  const playground = new Playground(workbench);
  await playground.ready();
  await eventually(() => playground.message()).toEqual({ content: 'Good morning.' });
  expect(await workbench.notifications()).toEqual([]);
}

author('in a folder that is not trusted all works', { open: OPEN, files }, ({ workbench }) => allWorks(workbench));

author('in a folder that is on no disk all works', { open: OPEN, folder: 'test-virtual:/models' }, ({ workbench }) =>
  allWorks(workbench),
);
