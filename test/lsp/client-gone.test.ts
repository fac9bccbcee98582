import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SERVER = fileURLToPath(new URL('../../dist/server.js', import.meta.url));

/** Loaded into the server: a signal makes it busy for ever. */
const BUSY = `data:text/javascript,${encodeURIComponent(
  'process.on("SIGUSR2", () => { process.stderr.write("busy\\n"); for (;;); })',
)}`;

/** A client that initializes the server, makes it busy, and waits for its own end. Its error output is shared with the server. */
const CLIENT = `
const server = require('node:child_process').spawn(
  process.execPath, ['--import', ${JSON.stringify(BUSY)}, ${JSON.stringify(SERVER)}, '--stdio'],
  { stdio: ['pipe', 'pipe', 'inherit'] });
const params = { processId: process.pid, rootUri: null, capabilities: {} };
const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params });
server.stdin.write('Content-Length: ' + body.length + '\\r\\n\\r\\n' + body);
server.stdout.once('data', () => server.kill('SIGUSR2'));
`;

test('the server ends when its input is closed', async () => {
  const server = spawn(process.execPath, [SERVER, '--stdio']);
  server.stdin.end();
  expect(await once(server, 'exit')).toEqual([1, null]);
});

test('the server ends when the channel to its client is closed', async () => {
  const server = fork(SERVER, ['--node-ipc'], { silent: true });
  const body = { jsonrpc: '2.0', id: 1, method: 'initialize', params: { processId: process.pid, capabilities: {} } };
  const answered = once(server, 'message');
  server.send(body);
  await answered;
  server.disconnect();
  expect(await once(server, 'exit')).toEqual([1, null]);
});

test.skipIf(process.platform === 'win32')('a server that is busy does not outlive its client', async () => {
  const client = spawn(process.execPath, ['-e', CLIENT], { stdio: ['ignore', 'ignore', 'pipe'] });
  const [said] = await once(client.stderr, 'data');
  expect(String(said)).toBe('busy\n');
  client.kill('SIGKILL');
  await once(client.stderr, 'close'); // both ends that the server and its client held are gone
});
