/** The server in a worker of a browser: messages come to the worker and go from it. A client that ends it terminates the worker. */
import { BrowserMessageReader, BrowserMessageWriter, createConnection } from 'vscode-languageserver/browser';
import { startServer } from './connection.js';

/** The worker's own scope; this project is compiled without the DOM's types. */
const scope = globalThis as unknown as ConstructorParameters<typeof BrowserMessageReader>[0];

startServer(createConnection(new BrowserMessageReader(scope), new BrowserMessageWriter(scope)));
