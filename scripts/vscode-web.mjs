// Starts the VS Code in the browser: used by `npm start` and by the end-to-end tests.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import path from 'node:path';
import { hostFiles, serverEnvironment } from './host.mjs';

/** A quiet workbench: nothing that asks, advertises or looks anything up. */
export const QUIET_SETTINGS = {
  'telemetry.telemetryLevel': 'off',
  'update.mode': 'none',
  'extensions.autoUpdate': false,
  'extensions.autoCheckUpdates': false,
  'extensions.ignoreRecommendations': true,
  'workbench.startupEditor': 'none',
  'workbench.tips.enabled': false,
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'workbench.enableExperiments': false,
  'security.workspace.trust.enabled': false,
  'chat.disableAIFeatures': true,
  'json.schemaDownload.enable': false,
  'npm.fetchOnlinePackageInfo': false,
  'files.autoSave': 'off',
  'git.openRepositoryInParentFolders': 'never',
  'remote.autoForwardPorts': false,
};

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A port that is free now: the wanted one where it is, else one that the system picks. */
export async function freePort(wanted = 0) {
  const listen = (port) =>
    new Promise((resolve, reject) => {
      const server = createServer().once('error', reject);
      server.listen(port, '127.0.0.1', () => {
        const { port: found } = server.address();
        server.close(() => resolve(found));
      });
    });
  try {
    return await listen(wanted);
  } catch (error) {
    if (wanted === 0 || error.code !== 'EADDRINUSE') throw error;
    return listen(0);
  }
}

const status = (url) =>
  new Promise((resolve) => {
    const request = get(url, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.on('error', () => resolve(undefined));
  });

async function answering(url, child, log) {
  for (const end = Date.now() + 60_000; Date.now() < end; await pause(100)) {
    if ((await status(url)) === 200) return;
    if (child.exitCode !== null) break;
  }
  throw new Error(`The VS Code in the browser did not start:\n${readFileSync(log, 'utf8').slice(-2000)}`);
}

/** Ends the server and all that it started: they share a process group. */
function stopper(child) {
  const signal = (name) => {
    try {
      process.kill(-child.pid, name);
    } catch {
      // ended already
    }
  };
  return async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    signal('SIGTERM');
    const late = setTimeout(() => signal('SIGKILL'), 5000);
    await ended;
    clearTimeout(late);
  };
}

function prepareData(data, settings) {
  mkdirSync(path.join(data, 'User'), { recursive: true });
  const file = path.join(data, 'User/settings.json');
  if (!existsSync(file)) writeFileSync(file, `${JSON.stringify({ ...QUIET_SETTINGS, ...settings }, undefined, 2)}\n`);
  const config = path.join(data, 'config.yaml'); // without one the server writes its own into the home folder
  if (!existsSync(config)) writeFileSync(config, '');
}

/**
 * Installs the extensions and starts the server. Settings are written only into a fresh data folder: later they are the user's.
 * @param {{ data: string, extensions: readonly string[], settings?: object, port?: number, asksForTrust?: boolean }} options
 */
export async function startWeb({ data, extensions, settings = {}, port: wanted, asksForTrust = false }) {
  prepareData(data, settings);
  const env = serverEnvironment(data);
  const base = [hostFiles.server, '--config', path.join(data, 'config.yaml'), '--user-data-dir', data];
  base.push('--extensions-dir', path.join(data, 'extensions'));
  for (const file of extensions) {
    const installed = spawnSync(hostFiles.node, [...base, '--install-extension', file, '--force'], {
      encoding: 'utf8',
      env,
    });
    if (installed.status !== 0)
      throw new Error(`${file} could not be installed:\n${installed.stdout}\n${installed.stderr}`);
  }
  const port = await freePort(wanted);
  const log = path.join(data, 'server.log');
  const output = openSync(log, 'w');
  const quiet = ['--disable-telemetry', '--disable-update-check'];
  if (!asksForTrust) quiet.push('--disable-workspace-trust');
  quiet.push('--disable-getting-started-override', '--ignore-last-opened');
  const child = spawn(hostFiles.node, [...base, '--auth', 'none', '--bind-addr', `127.0.0.1:${port}`, ...quiet], {
    stdio: ['ignore', output, output],
    env,
    detached: true,
  });
  const stop = stopper(child);
  try {
    await answering(`http://127.0.0.1:${port}/healthz`, child, log);
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, stop, exited: new Promise((resolve) => child.once('exit', resolve)) };
}

/** The address that shows a folder, and opens files in it, of a server at this port. Absolute paths. */
export function address(port, folder, files = []) {
  const opened = files.map((file) => ['openFile', `vscode-remote://127.0.0.1:${port}${encodeURI(file)}`]);
  const payload = opened.length > 0 ? `&payload=${encodeURIComponent(JSON.stringify(opened))}` : '';
  return `http://127.0.0.1:${port}/?folder=${encodeURIComponent(folder)}${payload}`;
}
