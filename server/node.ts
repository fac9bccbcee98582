/** The server as a process: `--stdio`, `--node-ipc`, `--socket=PORT` or `--pipe=NAME` says how the client is reached. */
import { createConnection } from 'vscode-languageserver/node';
import { startServer } from './connection.js';
import { startWatchdog } from './watchdog.js';

startWatchdog();
startServer(createConnection());
