/** `npm start` without a desktop VS Code: the address that it prints shows the samples with the extension at work. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { launchBrowser, root } from './helpers/vscode.js';
import { eventually, Workbench } from './helpers/workbench.js';

const running: ChildProcess[] = [];
const cache = mkdtempSync(path.join(tmpdir(), 'response-templates-start-'));
afterEach(async () => {
  for (const child of running.splice(0)) await interrupt(child);
  rmSync(cache, { recursive: true, force: true });
});

async function interrupt(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  await ended;
}

/** Runs `npm start` without a browser of its own; resolves with the printed address. */
function start(...options: string[]): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn('node', ['scripts/start.mjs', '--no-open', ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (data: Buffer) => {
      output += data.toString();
      const [, address] = /Open (http:\S+)/.exec(output) ?? [];
      if (address !== undefined) resolve({ child, address });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`No address was printed:\n${output}`)));
  });
}

test('npm start -- --no-open prints an address with the samples in VS Code, and Ctrl-C ends it', async () => {
  const { child, address } = await start('--port', '0');
  const browser = await launchBrowser();
  try {
    const workbench = new Workbench(await browser.newPage());
    await workbench.page.goto(address);
    await workbench.ready();
    await workbench.openFromExplorer('broken', 'tokenizer_config.json');
    await workbench.showProblems();
    await eventually(() => workbench.problems()).not.toEqual([]);
  } finally {
    await browser.close();
  }
  await interrupt(child);
  await expect(fetch(address)).rejects.toThrow();
});
