/** The server as a process: `--stdio`, `--node-ipc`, `--socket=PORT` or `--pipe=NAME` says how the client is reached. */
import { existsSync } from 'node:fs';
import { createConnection } from 'vscode-languageserver/node';
import { startServer } from './connection.js';
import { readNodeFile } from './node-files.js';
import { startWatchdog } from './watchdog.js';

/** The pages of findings lie beside the folder of the bundle, in the package as in its sources. */
function shippedPages(): string | undefined {
  const folder = new URL('../docs/diagnostics/', import.meta.url);
  return existsSync(folder) ? folder.href : undefined;
}

startWatchdog();
startServer(createConnection(), shippedPages(), readNodeFile);
