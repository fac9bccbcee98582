import {
  BulkRegistration,
  type CancellationToken,
  type CodeLens,
  CodeLensRefreshRequest,
  type Command,
  DidChangeTextDocumentNotification,
  DidChangeWatchedFilesNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  TextDocumentSyncKind,
} from 'vscode-languageserver';
import type { StoredModel } from './document-store.js';
import type { RequestContext } from './indexed-requests.js';
import { OPEN_SAMPLE_COMMAND, SHOW_TARGETS_COMMAND } from './messages.js';
import { inPieces } from './pieces.js';
import type { SampleStore, StoredSamples } from './sample-store.js';
import {
  LENS_KINDS,
  type LensData,
  type LensKind,
  lineAndCharacter,
  NOT_LOADED_TITLE,
  SAMPLE_FILES,
  type Target,
  targetsTitle,
} from './service/index.js';

interface LensContext extends RequestContext {
  readonly samples: SampleStore;
}

type LensCommand = Pick<Command, 'title' | 'tooltip' | 'command' | 'arguments'>;

/** Answers which lenses there are at once, and what they say when they are seen: that takes runs and checks, in pieces. */
export function answerLenses(context: LensContext): void {
  const { connection, documents, service, run, samples } = context;
  const titles = new LensTitles(context);
  connection.onCodeLens(({ textDocument: { uri } }, token) =>
    run('code lens', token, [], async () => {
      const stored = await documents.get(uri);
      return stored === undefined ? [] : service.codeLenses(stored.model, await kindsFor(context, uri));
    }),
  );
  connection.onCodeLensResolve((lens, token) =>
    run('code lens', token, lens, async () => {
      const command = isLensData(lens.data) ? await titles.of(lens.data, token) : undefined;
      return { ...lens, command: command ?? NOTHING_TO_SAY };
    }),
  );
  const changed = (files: readonly string[]) => {
    if (samples.changed(files) && context.client().refreshes.codeLenses)
      void connection.sendRequest(CodeLensRefreshRequest.type);
  };
  connection.onDidChangeWatchedFiles(({ changes }) => changed(changes.map(({ uri }) => uri)));
  documents.onDidChange((uri) => changed([uri]));
  documents.onDidClose((uri) => {
    changed([uri]);
    samples.forget(uri);
    titles.forget(uri);
  });
}

/**
 * The client tells of changes of sample files, stored and open ones, where it can be asked to. Of their documents only the texts are wanted:
 * nothing else is offered there.
 */
export function followSampleFiles({ connection, client }: Pick<RequestContext, 'connection' | 'client'>): void {
  const { watchesFiles, registersDocuments } = client();
  const wanted = BulkRegistration.create();
  if (watchesFiles) wanted.add(DidChangeWatchedFilesNotification.type, { watchers: [{ globPattern: SAMPLE_FILES }] });
  if (registersDocuments) {
    const documentSelector = [{ pattern: SAMPLE_FILES }];
    wanted.add(DidChangeTextDocumentNotification.type, {
      documentSelector,
      syncKind: TextDocumentSyncKind.Incremental,
    });
    wanted.add(DidCloseTextDocumentNotification.type, { documentSelector });
    wanted.add(DidOpenTextDocumentNotification.type, { documentSelector }); // those that are open are told of at once
  }
  if (watchesFiles || registersDocuments) void connection.client.register(wanted);
}

async function kindsFor({ samples, settings }: LensContext, uri: string): Promise<readonly LensKind[]> {
  const [stored, { targets }] = [await samples.of(uri), await settings.get(uri)];
  return LENS_KINDS.filter((kind) => (kind === 'samples' ? stored !== undefined : targets.length > 0));
}

/** Between the question and the title the document was closed, or its samples were deleted. */
const NOTHING_TO_SAY: Command = { title: '', command: '' };

/** The titles that were last found out for each document. */
class LensTitles {
  readonly #context: LensContext;
  readonly #known = new Map<string, { readonly about: readonly unknown[]; readonly command: LensCommand }>();

  constructor(context: LensContext) {
    this.#context = context;
  }

  forget(uri: string): void {
    for (const kind of LENS_KINDS) this.#known.delete(`${kind} ${uri}`);
  }

  /** Undefined where there is nothing to say, or nobody asks any more. */
  async of({ kind, uri }: LensData, token: CancellationToken): Promise<LensCommand | undefined> {
    const stored = await this.#context.documents.get(uri);
    if (stored === undefined) return undefined;
    if (kind === 'samples') {
      const samples = await this.#context.samples.of(uri);
      return samples && this.#once(`${kind} ${uri}`, [stored, samples], () => this.#runs(stored, samples, token));
    }
    const { targets } = await this.#context.settings.get(uri);
    return this.#once(`${kind} ${uri}`, [stored, targets], () => this.#targets(stored, targets, token));
  }

  async #once(
    key: string,
    about: readonly unknown[],
    make: () => Promise<LensCommand | undefined>,
  ): Promise<LensCommand | undefined> {
    const known = this.#known.get(key);
    if (known?.about.every((one, at) => one === about[at])) return known.command;
    const command = await make();
    if (command !== undefined) this.#known.set(key, { about, command });
    return command;
  }

  async #runs(
    { model }: StoredModel,
    stored: StoredSamples,
    token: CancellationToken,
  ): Promise<LensCommand | undefined> {
    const runs = await inPieces(this.#context.service.sampleRuns(model, stored), () => token.isCancellationRequested);
    if (runs === undefined) return undefined;
    const { title, offset } = this.#context.service.sampleSummary(model, stored, runs);
    return { title, command: OPEN_SAMPLE_COMMAND, arguments: [stored.uri, lineAndCharacter(stored.text, offset)] };
  }

  async #targets(
    { model }: StoredModel,
    targets: readonly Target[],
    token: CancellationToken,
  ): Promise<LensCommand | undefined> {
    const { service } = this.#context;
    if (!service.loads(model)) return { title: NOT_LOADED_TITLE, command: SHOW_TARGETS_COMMAND, arguments: [true] };
    const found = await inPieces(service.refusals(model, targets), () => token.isCancellationRequested);
    if (found === undefined) return undefined;
    const refusing = found.filter(({ refuses }) => refuses).map(({ target }) => target);
    return { ...targetsTitle(targets, refusing), command: SHOW_TARGETS_COMMAND, arguments: [refusing.length > 0] };
  }
}

function isLensData(data: CodeLens['data']): data is LensData {
  const { kind, uri }: Partial<Record<keyof LensData, unknown>> = typeof data === 'object' && data !== null ? data : {};
  return typeof uri === 'string' && LENS_KINDS.some((known) => known === kind);
}
