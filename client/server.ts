/** The language server's process: started when the first document needs it, restarted on demand, stopped with the extension. */
import { type CancellationToken, Disposable, type Uri, workspace } from 'vscode';
import {
  LanguageClient,
  type LanguageClientOptions,
  type ServerOptions,
  TransportKind,
} from 'vscode-languageclient/node';
import {
  type InitializationOptions,
  READ_FILE_REQUEST,
  type ReadFileParams,
  TEMPLATE_REQUEST,
  type TemplateRequestParams,
  type TemplateSource,
} from '../server/messages.js';
import { type DocumentPattern, holdsTemplate, templateDocuments } from './documents.js';
import { readFileText } from './files.js';
import { withLastingCommand } from './lenses.js';
import { PAGES, withOpenedPages } from './pages.js';

/** Prefix of every setting; the client reads `responseTemplates.trace.server` by this name too. */
const SECTION = 'responseTemplates';

export class Server implements Disposable {
  readonly #module: string;
  readonly #watching: Disposable;
  #documents: readonly DocumentPattern[];
  #client: LanguageClient;
  #waiting: Disposable | undefined;
  #started: Promise<void> | undefined;

  /** @param module the server's bundle, an absolute path */
  constructor(module: string) {
    this.#module = module;
    this.#documents = templateDocuments();
    this.#client = newClient(module, this.#documents);
    this.#watching = Disposable.from(
      workspace.onDidChangeConfiguration((change) => {
        if (change.affectsConfiguration(SECTION)) void this.#follow();
      }),
      workspace.onDidChangeWorkspaceFolders(() => void this.#follow()),
    );
  }

  /** Starts the server as soon as a document of ours is open: other JSON files cost nothing. */
  startWhenNeeded(): void {
    if (workspace.textDocuments.some(holdsTemplate)) {
      this.#startQuietly();
      return;
    }
    this.#waiting = workspace.onDidOpenTextDocument((document) => {
      if (holdsTemplate(document)) this.#startQuietly();
    });
  }

  /** The template of an open document, or null for a document that is not ours. Rejects where the server cannot answer. */
  async requestTemplate(uri: Uri, token: CancellationToken): Promise<TemplateSource | null> {
    await this.#start();
    const params: TemplateRequestParams = { textDocument: { uri: this.#client.code2ProtocolConverter.asUri(uri) } };
    return this.#client.sendRequest<TemplateSource | null>(TEMPLATE_REQUEST, params, token);
  }

  async restart(): Promise<void> {
    if (this.#started === undefined) return this.#start();
    await this.#client.restart();
  }

  dispose(): Promise<void> {
    this.#waiting?.dispose();
    this.#watching.dispose();
    return this.#client.dispose();
  }

  /** A client hears of the documents that it was made for: for others there is a new one. */
  async #follow(): Promise<void> {
    const documents = templateDocuments();
    if (JSON.stringify(documents) === JSON.stringify(this.#documents)) return;
    const [client, started] = [this.#client, this.#started];
    this.#documents = documents;
    this.#client = newClient(this.#module, documents);
    this.#started = undefined;
    this.#waiting?.dispose();
    await started?.catch(() => undefined); // it has been shown
    await client.dispose();
    this.startWhenNeeded();
  }

  #startQuietly(): void {
    this.#start().catch(() => undefined); // the client has shown it, and written it to the output channel
  }

  #start(): Promise<void> {
    this.#waiting?.dispose();
    this.#started ??= this.#client.start().catch((error: unknown) => {
      this.#started = undefined; // the next call tries again
      throw error;
    });
    return this.#started;
  }
}

function newClient(module: string, documents: readonly DocumentPattern[]): LanguageClient {
  const run = { module, transport: TransportKind.ipc };
  const server: ServerOptions = { run, debug: { ...run, options: { execArgv: ['--nolazy', '--inspect=6010'] } } };
  const client = new LanguageClient(SECTION, 'Response Templates', server, clientOptions(documents));
  client.onRequest(READ_FILE_REQUEST, ({ uri }: ReadFileParams) =>
    readFileText(client.protocol2CodeConverter.asUri(uri)),
  );
  return client;
}

/** The settings are not handed over here: the server asks for them, for each document. */
function clientOptions(documents: readonly DocumentPattern[]): LanguageClientOptions {
  const initializationOptions: InitializationOptions = { pages: PAGES, explains: true, readsFiles: true };
  return {
    documentSelector: [...documents],
    initializationOptions,
    middleware: {
      provideCodeActions: async (document, range, context, token, next) =>
        withOpenedPages((await next(document, range, context, token)) ?? []),
      // What has a command is whole; only the edits of other actions are still with the server.
      resolveCodeAction: (action, token, next) => (action.command === undefined ? next(action, token) : action),
      provideCodeLenses: async (document, token, next) => (await next(document, token))?.map(withLastingCommand),
      resolveCodeLens: async (lens, token, next) => withLastingCommand((await next(lens, token)) ?? lens),
    },
    outputChannelName: 'Response Templates',
  };
}
