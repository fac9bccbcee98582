import {
  type Connection,
  type Definition,
  type DefinitionLink,
  type DocumentSymbol,
  type LinkedEditingRanges,
  LSPErrorCodes,
  type Range,
  ResponseError,
  type SemanticTokens,
  type SemanticTokensDelta,
  type SymbolInformation,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import type { Client } from './capabilities.js';
import type { DocumentStore } from './document-store.js';
import type { Pages } from './pages.js';
import type { RequestRunner } from './request-runner.js';
import { flatSymbols, RenameRefusal, type TemplateModel, type TemplateService } from './service/index.js';
import type { SettingsStore } from './settings-store.js';
import { TokenHistory } from './token-history.js';

/** What requests are answered with. */
export interface RequestContext {
  readonly connection: Connection;
  readonly service: TemplateService;
  readonly documents: DocumentStore;
  readonly settings: SettingsStore;
  readonly run: RequestRunner;
  /** Known when the client has introduced itself. */
  readonly client: () => Client;
  readonly pages: () => Pages;
}

type Document = { readonly uri: string };

/** Answers everything that comes from the names, patterns and placeholders of a template. */
export function answerIndexedRequests(context: RequestContext): void {
  answerNavigation(context);
  answerRename(context);
  answerStructure(context);
  answerTokens(context);
  answerInlayHints(context);
}

async function ask<T>(
  { documents }: RequestContext,
  { uri }: Document,
  otherwise: T,
  answer: (model: TemplateModel) => T,
): Promise<T> {
  const stored = await documents.get(uri);
  return stored === undefined ? otherwise : answer(stored.model);
}

function answerNavigation(context: RequestContext): void {
  const { connection, service, run, client } = context;
  connection.onDefinition(({ textDocument, position }, token) =>
    run<Definition | DefinitionLink[]>('definition', token, [], async () => {
      const links = await ask(context, textDocument, [], (model) => service.definition(model, position));
      if (client().linksDefinitions) return links;
      return links.map(({ targetUri, targetSelectionRange }) => ({ uri: targetUri, range: targetSelectionRange }));
    }),
  );
  connection.onReferences(({ textDocument, position, context: { includeDeclaration } }, token) =>
    run('references', token, [], () =>
      ask(context, textDocument, [], (model) => service.references(model, position, includeDeclaration)),
    ),
  );
  connection.onDocumentHighlight(({ textDocument, position }, token) =>
    run('highlights', token, [], () => ask(context, textDocument, [], (model) => service.highlights(model, position))),
  );
}

function answerRename(context: RequestContext): void {
  const { connection, service, run, client } = context;
  connection.onPrepareRename(({ textDocument, position }, token) =>
    run<{ range: Range; placeholder: string } | null | ResponseError<void>>('prepare rename', token, null, async () => {
      const target = await ask<ReturnType<TemplateService['prepareRename']>>(context, textDocument, null, (model) =>
        service.prepareRename(model, position),
      );
      return target instanceof RenameRefusal ? refused(target) : target;
    }),
  );
  connection.onRenameRequest(({ textDocument, position, newName }, token) =>
    run<WorkspaceEdit | null | ResponseError<void>>('rename', token, null, () =>
      ask<WorkspaceEdit | null | ResponseError<void>>(context, textDocument, null, (model) => {
        const edits = service.rename(model, position, newName);
        if (edits instanceof RenameRefusal) return refused(edits);
        if (edits === null) return null;
        const { uri } = textDocument;
        if (!client().versionsEdits) return { changes: { [uri]: edits } };
        return { documentChanges: [{ textDocument: { uri, version: model.version }, edits }] };
      }),
    ),
  );
}

/** The client shows the reason to the user. */
function refused({ reason }: RenameRefusal): ResponseError<void> {
  return new ResponseError(LSPErrorCodes.RequestFailed, reason);
}

function answerStructure(context: RequestContext): void {
  const { connection, service, run, client } = context;
  connection.onSelectionRanges(({ textDocument, positions }, token) =>
    run('selection ranges', token, null, () =>
      ask(context, textDocument, null, (model) => service.selectionRanges(model, positions)),
    ),
  );
  connection.onDocumentSymbol(({ textDocument }, token) =>
    run<DocumentSymbol[] | SymbolInformation[]>('symbols', token, [], async () => {
      const symbols = await ask(context, textDocument, [], (model) => service.documentSymbols(model));
      return client().nestsSymbols ? symbols : flatSymbols(textDocument.uri, symbols);
    }),
  );
  connection.languages.onLinkedEditingRange(({ textDocument, position }, token) =>
    run<LinkedEditingRanges | null>('linked editing', token, null, () =>
      ask<LinkedEditingRanges | null>(context, textDocument, null, (model) => service.linkedRanges(model, position)),
    ),
  );
}

function answerTokens(context: RequestContext): void {
  const { connection, service, documents, settings, run } = context;
  const history = new TokenHistory();
  const { semanticTokens } = connection.languages;
  const tokensOf = async (document: Document, range?: Range): Promise<SemanticTokens> => {
    if (!(await settings.get(document.uri)).semanticTokens) return NO_TOKENS;
    return ask(context, document, NO_TOKENS, (model) => service.semanticTokens(model, range));
  };
  documents.onDidClose((uri) => history.forget(uri));
  semanticTokens.on(({ textDocument }, token) =>
    run('tokens', token, NO_TOKENS, async () => history.full(textDocument.uri, await tokensOf(textDocument))),
  );
  semanticTokens.onDelta(({ textDocument, previousResultId }, token) =>
    run<SemanticTokens | SemanticTokensDelta>('tokens', token, NO_TOKENS, async () =>
      history.delta(textDocument.uri, previousResultId, await tokensOf(textDocument)),
    ),
  );
  semanticTokens.onRange(({ textDocument, range }, token) =>
    run('tokens', token, NO_TOKENS, () => tokensOf(textDocument, range)),
  );
}

const NO_TOKENS: SemanticTokens = { data: [] };

function answerInlayHints(context: RequestContext): void {
  const { connection, service, settings, run } = context;
  connection.languages.inlayHint.on(({ textDocument, range }, token) =>
    run('inlay hints', token, [], async () => {
      if (!(await settings.get(textDocument.uri)).inlayHints) return [];
      return ask(context, textDocument, [], (model) => service.inlayHints(model, range));
    }),
  );
}
