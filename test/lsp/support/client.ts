import {
  type ClientCapabilities,
  createProtocolConnection,
  type Diagnostic,
  DidChangeTextDocumentNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  type DocumentDiagnosticReport,
  DocumentDiagnosticRequest,
  ExitNotification,
  InitializedNotification,
  InitializeRequest,
  type InitializeResult,
  LogMessageNotification,
  MessageType,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  type PublishDiagnosticsParams,
  ShutdownRequest,
  type TextDocumentContentChangeEvent,
} from 'vscode-languageserver-protocol/node';
import { type Launched, launch, type Transport } from './launch.js';

/** A client as an editor is one, with a server of its own. */
export class TestClient {
  readonly connection: ProtocolConnection;
  readonly #server: Launched;
  readonly #published: PublishDiagnosticsParams[] = [];
  readonly #waiting = new Set<() => void>();
  /** What the server wrote beside the protocol, or logged as an error; empty while all is well. */
  readonly faults: string[] = [];
  initializeResult: InitializeResult = { capabilities: {} };

  private constructor(server: Launched) {
    const connection = createProtocolConnection(server.reader, server.writer);
    this.#server = server;
    this.connection = connection;
    server.onFault((text) => {
      this.faults.push(text);
    });
    connection.onNotification(LogMessageNotification.type, ({ type, message }) => {
      if (type === MessageType.Error) this.faults.push(message);
    });
    connection.onNotification(PublishDiagnosticsNotification.type, (params) => {
      this.#published.push(params);
      for (const wake of this.#waiting) wake();
    });
  }

  static async start(
    capabilities: ClientCapabilities,
    {
      transport = 'stdio',
      prepare,
      initializationOptions,
    }: {
      transport?: Transport;
      prepare?: (connection: ProtocolConnection) => void;
      initializationOptions?: unknown;
    } = {},
  ): Promise<TestClient> {
    const client = new TestClient(await launch(transport));
    prepare?.(client.connection);
    client.connection.listen();
    client.initializeResult = await client.connection.sendRequest(InitializeRequest.type, {
      processId: process.pid,
      rootUri: null,
      capabilities,
      initializationOptions,
    });
    await client.connection.sendNotification(InitializedNotification.type, {});
    return client;
  }

  async open(uri: string, text: string): Promise<void> {
    const textDocument = { uri, languageId: 'json', version: 1, text };
    await this.connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
  }

  async change(uri: string, version: number, ...contentChanges: TextDocumentContentChangeEvent[]): Promise<void> {
    const textDocument = { uri, version };
    await this.connection.sendNotification(DidChangeTextDocumentNotification.type, { textDocument, contentChanges });
  }

  async close(uri: string): Promise<void> {
    await this.connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument: { uri } });
  }

  /** The report that an editor pulls. */
  pull(uri: string, previousResultId?: string): Promise<DocumentDiagnosticReport> {
    return this.connection.sendRequest(DocumentDiagnosticRequest.type, {
      textDocument: { uri },
      ...(previousResultId === undefined ? {} : { previousResultId }),
    });
  }

  async pullItems(uri: string): Promise<readonly Diagnostic[]> {
    const report = await this.pull(uri);
    if (report.kind !== 'full') throw new Error('Expected a full report.');
    return report.items;
  }

  /** The first pushed diagnostics that fit, those that have already arrived included. */
  async pushed(fits: (params: PublishDiagnosticsParams) => boolean): Promise<PublishDiagnosticsParams> {
    for (;;) {
      const found = this.#published.find(fits);
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => {
        const wake = () => {
          this.#waiting.delete(wake);
          resolve();
        };
        this.#waiting.add(wake);
      });
    }
  }

  /** Everything that has been pushed so far. */
  get published(): readonly PublishDiagnosticsParams[] {
    return this.#published;
  }

  /** Shuts the server down as the protocol asks for; resolves to its exit code. */
  async stop(): Promise<number | null> {
    await this.connection.sendRequest(ShutdownRequest.type);
    await this.connection.sendNotification(ExitNotification.type);
    const code = await this.#server.end();
    this.connection.dispose();
    return code;
  }
}

/** Code and marked text of each diagnostic. */
export function shown(text: string, diagnostics: readonly Diagnostic[]): readonly string[] {
  const lines = text.split(/(?<=\r\n|\n|\r(?!\n))/);
  const offset = ({ line, character }: { line: number; character: number }) =>
    lines.slice(0, line).join('').length + character;
  return diagnostics.map(({ code, range }) => `${code} ${text.slice(offset(range.start), offset(range.end))}`);
}
