import { spawn } from 'node:child_process';
import path from 'node:path';
import {
  createProtocolConnection,
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ExitNotification,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  type Position,
  type ProtocolConnection,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node';

const URI = 'file:///model/tokenizer_config.json';

/** What is asked about a place. */
export type Ask = (
  connection: ProtocolConnection,
  at: { readonly textDocument: { readonly uri: string }; readonly position: Position },
) => Promise<unknown>;

/** A key stroke, and where the question behind it is about. */
export interface Stroke {
  readonly at: Position;
  readonly key: string;
  readonly about: Position;
}

/** A client with one open document, over stdio. */
export class Session {
  #version = 1;
  private constructor(readonly connection: ProtocolConnection) {}

  static async open(text: string): Promise<Session> {
    const { stdin, stdout } = spawn(process.execPath, [path.resolve('dist/server.js'), '--stdio']);
    const connection = createProtocolConnection(new StreamMessageReader(stdout), new StreamMessageWriter(stdin));
    connection.listen();
    const completion = { completionItem: { snippetSupport: true, resolveSupport: { properties: ['documentation'] } } };
    const capabilities = {
      textDocument: { completion, hover: { contentFormat: ['markdown' as const] }, diagnostic: {} },
    };
    await connection.sendRequest(InitializeRequest.type, { processId: process.pid, rootUri: null, capabilities });
    await connection.sendNotification(InitializedNotification.type, {});
    const textDocument = { uri: URI, languageId: 'json', version: 1, text };
    await connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
    return new Session(connection);
  }

  ask(ask: Ask, position: Position): Promise<unknown> {
    return ask(this.connection, { textDocument: { uri: URI }, position });
  }

  /** Milliseconds from the key stroke to the answer. The key stroke is undone, and the server at rest again, when this returns. */
  async timed(ask: Ask, { at, key, about }: Stroke): Promise<number> {
    const begun = performance.now();
    await this.#change(at, at, key);
    await this.ask(ask, about);
    const taken = performance.now() - begun;
    await this.#change(at, { ...at, character: at.character + key.length }, '');
    const rest = { textDocument: { uri: URI }, position: { line: 0, character: 0 } };
    await this.connection.sendRequest(HoverRequest.type, rest);
    return taken;
  }

  async #change(start: Position, end: Position, text: string): Promise<void> {
    this.#version += 1;
    await this.connection.sendNotification(DidChangeTextDocumentNotification.type, {
      textDocument: { uri: URI, version: this.#version },
      contentChanges: [{ range: { start, end }, text }],
    });
  }

  async close(): Promise<void> {
    await this.connection.sendRequest(ShutdownRequest.type);
    await this.connection.sendNotification(ExitNotification.type);
    this.connection.dispose();
  }
}
