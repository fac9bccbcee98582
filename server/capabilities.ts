import {
  type ClientCapabilities,
  InsertTextMode,
  MarkupKind,
  type ServerCapabilities,
  TextDocumentSyncKind,
} from 'vscode-languageserver';
import {
  ACTION_KINDS,
  COMPLETION_TRIGGERS,
  type CompletionClient,
  TOKEN_MODIFIERS,
  TOKEN_TYPES,
} from './service/index.js';

/** What the client can do, as far as answers depend on it. */
export interface Client {
  readonly pullsDiagnostics: boolean;
  /** The code of a diagnostic may be a link. */
  readonly linksCodes: boolean;
  /** Settings can be watched. */
  readonly registersSettings: boolean;
  /** It can be told to ask again. */
  readonly refreshes: {
    readonly diagnostics: boolean;
    readonly semanticTokens: boolean;
    readonly inlayHints: boolean;
    readonly codeLenses: boolean;
  };
  /** It can be asked to tell of changes of files. */
  readonly watchesFiles: boolean;
  /** It can be asked to tell of more documents than it would by itself. */
  readonly registersDocuments: boolean;
  /** Definitions may say how much there is defined. */
  readonly linksDefinitions: boolean;
  /** Edits may name the version that they are for. */
  readonly versionsEdits: boolean;
  readonly preparesRename: boolean;
  /** Outlines may be trees. */
  readonly nestsSymbols: boolean;
  readonly labelsSymbols: boolean;
  readonly asksSelections: boolean;
  readonly linksEditing: boolean;
  readonly asksInlayHints: boolean;
  readonly completion: CompletionClient;
  readonly hoversMarkdown: boolean;
  /** Undefined for a client of the time when actions were commands: there are none for it. */
  readonly actions: { readonly prefers: boolean; readonly resolvesEdits: boolean } | undefined;
  /** Undefined where it does not ask for them, or not in the form that there is. */
  readonly tokens: { readonly full: boolean; readonly delta: boolean; readonly range: boolean } | undefined;
}

export function readClient({ textDocument = {}, workspace = {} }: ClientCapabilities): Client {
  return {
    pullsDiagnostics: textDocument.diagnostic !== undefined,
    linksCodes: linksCodes(textDocument),
    registersSettings: workspace.didChangeConfiguration?.dynamicRegistration === true,
    refreshes: {
      diagnostics: workspace.diagnostics?.refreshSupport === true,
      semanticTokens: workspace.semanticTokens?.refreshSupport === true,
      inlayHints: workspace.inlayHint?.refreshSupport === true,
      codeLenses: workspace.codeLens?.refreshSupport === true,
    },
    watchesFiles: workspace.didChangeWatchedFiles?.dynamicRegistration === true,
    registersDocuments: textDocument.synchronization?.dynamicRegistration === true,
    linksDefinitions: textDocument.definition?.linkSupport === true,
    versionsEdits: workspace.workspaceEdit?.documentChanges === true,
    preparesRename: textDocument.rename?.prepareSupport === true,
    nestsSymbols: textDocument.documentSymbol?.hierarchicalDocumentSymbolSupport === true,
    labelsSymbols: textDocument.documentSymbol?.labelSupport === true,
    asksSelections: textDocument.selectionRange !== undefined,
    linksEditing: textDocument.linkedEditingRange !== undefined,
    asksInlayHints: textDocument.inlayHint !== undefined,
    hoversMarkdown: textDocument.hover?.contentFormat?.includes(MarkupKind.Markdown) === true,
    completion: readCompletion(textDocument.completion?.completionItem),
    actions: readActions(textDocument.codeAction),
    tokens: readTokens(textDocument.semanticTokens),
  };
}

/** Said of pulled diagnostics since 3.18, before that of pushed ones for both. */
function linksCodes({ diagnostic, publishDiagnostics }: TextCapabilities): boolean {
  return diagnostic?.codeDescriptionSupport === true || publishDiagnostics?.codeDescriptionSupport === true;
}

type ItemCapabilities = NonNullable<NonNullable<ClientCapabilities['textDocument']>['completion']>['completionItem'];

function readCompletion(item: ItemCapabilities): CompletionClient {
  return {
    snippets: item?.snippetSupport === true,
    labelDetails: item?.labelDetailsSupport === true,
    resolvesDocumentation: item?.resolveSupport?.properties.includes('documentation') === true,
    markdown: item?.documentationFormat?.includes(MarkupKind.Markdown) === true,
    adjustsIndentation: item?.insertTextModeSupport?.valueSet.includes(InsertTextMode.adjustIndentation) === true,
  };
}

type TextCapabilities = NonNullable<ClientCapabilities['textDocument']>;

function readActions(capabilities: TextCapabilities['codeAction']): Client['actions'] {
  if (capabilities?.codeActionLiteralSupport === undefined) return undefined;
  // What an action is to do stands in its data until it is chosen.
  const resolves = capabilities.resolveSupport?.properties.includes('edit') === true;
  return {
    prefers: capabilities.isPreferredSupport === true,
    resolvesEdits: resolves && capabilities.dataSupport === true,
  };
}

type TokenCapabilities = NonNullable<ClientCapabilities['textDocument']>['semanticTokens'];

function readTokens(capabilities: TokenCapabilities): Client['tokens'] {
  if (capabilities?.formats?.includes('relative') !== true) return undefined;
  const { full = false, range = false } = capabilities.requests ?? {};
  const delta = typeof full === 'object' && full.delta === true;
  return { full: full !== false, delta, range: range !== false };
}

/** What the server offers: what every client has known for long, and of newer things those that this one asks for. */
export function serverCapabilities(client: Client): ServerCapabilities {
  const { actions, tokens } = client;
  return {
    textDocumentSync: TextDocumentSyncKind.Incremental,
    hoverProvider: true,
    completionProvider: {
      triggerCharacters: [...COMPLETION_TRIGGERS],
      resolveProvider: client.completion.resolvesDocumentation,
    },
    codeLensProvider: { resolveProvider: true },
    definitionProvider: true,
    referencesProvider: true,
    documentHighlightProvider: true,
    renameProvider: client.preparesRename ? { prepareProvider: true } : true,
    documentSymbolProvider: client.labelsSymbols ? { label: 'Response Template' } : true,
    ...(client.asksSelections ? { selectionRangeProvider: true } : {}),
    ...(client.linksEditing ? { linkedEditingRangeProvider: true } : {}),
    ...(client.asksInlayHints ? { inlayHintProvider: true } : {}),
    ...(actions === undefined ? {} : { codeActionProvider: actionOptions(actions) }),
    ...(tokens === undefined ? {} : { semanticTokensProvider: tokenOptions(tokens) }),
    ...(client.pullsDiagnostics
      ? { diagnosticProvider: { interFileDependencies: false, workspaceDiagnostics: false } }
      : {}),
  };
}

function actionOptions({ resolvesEdits }: NonNullable<Client['actions']>) {
  return { codeActionKinds: [...ACTION_KINDS], resolveProvider: resolvesEdits };
}

function tokenOptions({ full, delta, range }: NonNullable<Client['tokens']>) {
  return {
    legend: { tokenTypes: [...TOKEN_TYPES], tokenModifiers: [...TOKEN_MODIFIERS] },
    full: full && (delta ? { delta } : true),
    range,
  };
}
