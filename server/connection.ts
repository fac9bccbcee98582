import {
  CodeLensRefreshRequest,
  type Connection,
  type Diagnostic,
  type DiagnosticServerCancellationData,
  DidChangeConfigurationNotification,
  type DocumentDiagnosticReport,
  DocumentDiagnosticReportKind,
  type InitializeParams,
  type InitializeResult,
  LSPErrorCodes,
  RequestType,
  ResponseError,
} from 'vscode-languageserver';
import { answerActions } from './action-requests.js';
import { readClient, serverCapabilities } from './capabilities.js';
import { DocumentStore } from './document-store.js';
import { type FileReader, NO_FILES, readFiles } from './files.js';
import { answerIndexedRequests, type RequestContext } from './indexed-requests.js';
import { answerLenses, followSampleFiles } from './lens-requests.js';
import { TEMPLATE_REQUEST, type TemplateRequestParams, type TemplateSource } from './messages.js';
import { NO_PAGES, readPages } from './pages.js';
import { inPieces } from './pieces.js';
import { createRequestRunner, describeFault, type RequestRunner } from './request-runner.js';
import { SampleStore } from './sample-store.js';
import { createTemplateService, type Settings, type TemplateModel, type TemplateService } from './service/index.js';
import { SettingsStore } from './settings-store.js';

/**
 * Joins a client to the language service. Starts to listen; everything else follows from what the client sends.
 *
 * @param pages the address of the folder with the pages of findings, where they came with the server
 * @param files reads files for clients that do not offer to
 */
export function startServer(connection: Connection, pages?: string, files: FileReader = NO_FILES): void {
  new TemplateServer(connection, pages, files).start();
}

/** The wire, and nothing else: what arrives is handed to the service with the model of the document it is about. */
class TemplateServer {
  readonly #connection: Connection;
  readonly #service: TemplateService;
  readonly #settings: SettingsStore;
  readonly #documents: DocumentStore;
  /** Documents whose diagnostics the client has. */
  readonly #pushed = new Set<string>();
  readonly #run: RequestRunner;
  readonly #shippedPages: string | undefined;
  #client = readClient({});
  #pages = NO_PAGES;
  #files: FileReader;
  readonly #samples: SampleStore;

  constructor(connection: Connection, pages: string | undefined, files: FileReader) {
    this.#connection = connection;
    this.#shippedPages = pages;
    this.#files = files;
    this.#service = createTemplateService((part, error) =>
      connection.console.error(`${part}: ${describeFault(error)}`),
    );
    this.#settings = new SettingsStore(connection);
    this.#documents = new DocumentStore(this.#settings);
    this.#samples = new SampleStore(
      (uri) => this.#documents.text(uri),
      () => this.#files,
    );
    this.#run = createRequestRunner(connection);
  }

  start(): void {
    const connection = this.#connection;
    connection.onInitialize((params) => this.#initialize(params));
    connection.onInitialized(() => {
      this.#watchSettings();
      followSampleFiles({ connection, client: () => this.#client });
    });
    connection.onDidChangeConfiguration(({ settings }) => this.#changeSettings(settings));
    this.#documents.onDidChange((uri) => this.#push(uri));
    this.#documents.onDidClose((uri) => this.#forget(uri));
    this.#answerRequests();
    const context: RequestContext = {
      connection,
      service: this.#service,
      documents: this.#documents,
      settings: this.#settings,
      run: this.#run,
      client: () => this.#client,
      pages: () => this.#pages,
    };
    answerIndexedRequests(context);
    answerActions(context);
    answerLenses({ ...context, samples: this.#samples });
    this.#documents.listen(connection);
    connection.listen();
  }

  #initialize({ capabilities, initializationOptions }: InitializeParams): InitializeResult {
    this.#client = readClient(capabilities);
    this.#pages = readPages(this.#client, initializationOptions, this.#shippedPages);
    this.#files = readFiles(this.#connection, initializationOptions, this.#files);
    this.#settings.initialize(capabilities, initializationOptions);
    return { serverInfo: { name: 'response-template' }, capabilities: serverCapabilities(this.#client) };
  }

  #answerRequests(): void {
    const { languages } = this.#connection;
    languages.diagnostics.on((params, token) =>
      this.#run<Report>('diagnostics', token, EMPTY_REPORT, () =>
        this.#report(params.textDocument.uri, params.previousResultId, () => token.isCancellationRequested),
      ),
    );
    this.#connection.onHover(({ textDocument, position }, token) =>
      this.#run('hover', token, null, async () => {
        const { targets } = await this.#settings.get(textDocument.uri);
        const options = { markdown: this.#client.hoversMarkdown, targets };
        return this.#ask(textDocument, null, (model) => this.#service.hover(model, position, options));
      }),
    );
    this.#connection.onCompletion(({ textDocument, position, context }, token) =>
      this.#run('completion', token, null, async () => {
        const isOurs = (await this.#documents.get(textDocument.uri)) !== undefined;
        const samples = isOurs ? await this.#samples.of(textDocument.uri) : undefined;
        const options = { client: this.#client.completion, trigger: context?.triggerCharacter };
        return this.#ask(textDocument, null, (model) => this.#service.complete(model, position, options, samples));
      }),
    );
    this.#connection.onCompletionResolve((item, token) =>
      this.#run('completion item', token, item, () => this.#service.resolveCompletion(item, this.#client.completion)),
    );
    this.#connection.onRequest(templateRequest, ({ textDocument }, token) =>
      this.#run('template', token, null, () => this.#ask<TemplateSource | null>(textDocument, null, sourceOf)),
    );
  }

  async #ask<T>(document: { readonly uri: string }, otherwise: T, answer: (model: TemplateModel) => T): Promise<T> {
    const stored = await this.#documents.get(document.uri);
    return stored === undefined ? otherwise : answer(stored.model);
  }

  /** Pulled diagnostics: the report, or that it is the one which the client already has. */
  async #report(uri: string, previous: string | undefined, isCancelled: () => boolean): Promise<Report> {
    const stored = await this.#documents.get(uri);
    if (stored === undefined) return EMPTY_REPORT;
    const settings = await this.#settings.get(uri);
    const resultId = `${stored.serial}.${this.#settings.generation}`;
    if (resultId === previous) return { kind: DocumentDiagnosticReportKind.Unchanged, resultId };
    const items = await this.#diagnostics(stored.model, settings, isCancelled);
    if (items === undefined) return OUTDATED;
    return { kind: DocumentDiagnosticReportKind.Full, resultId, items };
  }

  /** Pushed diagnostics, for a client that does not pull. */
  async #push(uri: string): Promise<void> {
    if (this.#client.pullsDiagnostics) return;
    try {
      const stored = await this.#documents.get(uri);
      if (stored === undefined) return this.#unpush(uri);
      const settings = await this.#settings.get(uri);
      if ((await this.#documents.get(uri)) !== stored) return; // a newer version is on its way
      const { version } = stored.model;
      const diagnostics = await this.#diagnostics(stored.model, settings, () => !this.#documents.uris().includes(uri));
      if (diagnostics === undefined) return;
      this.#pushed.add(uri);
      await this.#send(uri, version, diagnostics);
    } catch (error) {
      this.#connection.console.error(`diagnostics: ${String(error)}`);
    }
  }

  /** Others have their turn while a template is checked; undefined for a version that is not the newest any more. */
  async #diagnostics(
    model: TemplateModel,
    settings: Settings,
    isOver: () => boolean,
  ): Promise<Diagnostic[] | undefined> {
    const { document, version } = model;
    const { generation } = this.#settings;
    const isOutdated = () => isOver() || document.version !== version || this.#settings.generation !== generation;
    const done = await inPieces(this.#service.checkPieces(model, settings), isOutdated);
    return done && this.#service.diagnostics(model, settings, this.#pages.link);
  }

  #send(uri: string, version: number, diagnostics: ReturnType<TemplateService['diagnostics']>): Promise<void> {
    return this.#connection.sendDiagnostics({ uri, version, diagnostics });
  }

  /** Of a document that is not ours any more, or is closed; the client has never heard of others. */
  #unpush(uri: string): void {
    if (this.#pushed.delete(uri)) void this.#connection.sendDiagnostics({ uri, diagnostics: [] });
  }

  #forget(uri: string): void {
    this.#settings.forget(uri);
    this.#unpush(uri);
  }

  #watchSettings(): void {
    if (!this.#client.registersSettings) return;
    const section = 'responseTemplates';
    void this.#connection.client.register(DidChangeConfigurationNotification.type, { section });
  }

  #changeSettings(settings: unknown): void {
    this.#settings.change(settings);
    this.#refresh();
    for (const uri of this.#documents.uris()) void this.#push(uri);
  }

  /** What depends on settings is asked for again. */
  #refresh(): void {
    const { languages } = this.#connection;
    const { pullsDiagnostics, refreshes } = this.#client;
    if (pullsDiagnostics && refreshes.diagnostics) void languages.diagnostics.refresh();
    if (refreshes.semanticTokens) void languages.semanticTokens.refresh();
    if (refreshes.inlayHints) void languages.inlayHint.refresh();
    if (refreshes.codeLenses) void this.#connection.sendRequest(CodeLensRefreshRequest.type);
  }
}

const templateRequest = new RequestType<TemplateRequestParams, TemplateSource | null, never>(TEMPLATE_REQUEST);

type Report = DocumentDiagnosticReport | ResponseError<DiagnosticServerCancellationData>;

/** For the newer version the client asks by itself. */
const OUTDATED = new ResponseError(LSPErrorCodes.ServerCancelled, 'The document has changed.', {
  retriggerRequest: false,
});

const EMPTY_REPORT: DocumentDiagnosticReport = { kind: DocumentDiagnosticReportKind.Full, items: [] };

function sourceOf({ version, text, template, places }: TemplateModel): TemplateSource {
  const place = template?.place.value ?? places.at(-1)?.value;
  const isWritten = place !== undefined && place.end > place.start;
  return {
    version,
    text: isWritten ? text.slice(place.start, place.end) : undefined,
    offset: place?.start ?? 0,
  };
}
