import type { CancellationToken, CodeAction, CodeActionParams, TextEdit, WorkspaceEdit } from 'vscode-languageserver';
import type { RequestContext } from './indexed-requests.js';
import { EXPLAIN_COMMAND } from './messages.js';
import { inPieces } from './pieces.js';
import type { FixAllScope, TemplateAction, TemplateModel } from './service/index.js';

/** Answers what can be done at a selection, and what an action that was chosen does. */
export function answerActions(context: RequestContext): void {
  const { connection, run } = context;
  connection.onCodeAction((params, token) => run('code actions', token, [], () => codeActions(context, params, token)));
  connection.onCodeActionResolve((action, token) => run('code action', token, action, () => resolved(context, action)));
}

async function codeActions(
  context: RequestContext,
  params: CodeActionParams,
  token: CancellationToken,
): Promise<CodeAction[]> {
  const { service, settings, documents, pages } = context;
  const { uri } = params.textDocument;
  const userSettings = await settings.get(uri);
  const model = (await documents.get(uri))?.model;
  if (model === undefined) return [];
  const isOver = () => token.isCancellationRequested || model.document.version !== model.version;
  if ((await inPieces(service.checkPieces(model, userSettings), isOver)) === undefined) return [];
  const { only, diagnostics } = params.context;
  const actions = service.codeActions(model, userSettings, {
    range: params.range,
    only,
    diagnostics,
    explains: pages().explains,
  });
  return actions.map((action) =>
    toCodeAction(context, model, action, (scope) => service.fixAll(model, userSettings, scope)),
  );
}

function toCodeAction(
  { client }: RequestContext,
  model: TemplateModel,
  { title, kind, diagnostics, isPreferred, does }: TemplateAction,
  fixAll: (scope: FixAllScope) => TextEdit[],
): CodeAction {
  const { actions, versionsEdits } = client();
  const action: CodeAction = { title, kind };
  if (diagnostics !== undefined) action.diagnostics = [...diagnostics];
  if (isPreferred === true && actions?.prefers === true) action.isPreferred = true;
  const edit = (edits: TextEdit[]) => workspaceEdit(model, edits, versionsEdits);
  if ('edits' in does) return { ...action, edit: edit(does.edits) };
  if ('explain' in does) return { ...action, command: { title, command: EXPLAIN_COMMAND, arguments: [does.explain] } };
  if (actions?.resolvesEdits !== true) return { ...action, edit: edit(fixAll(does.fixAll)) };
  return { ...action, data: { uri: model.document.uri, fixAll: does.fixAll } };
}

/** An action with its edits, for the document as it is now. */
async function resolved(context: RequestContext, action: CodeAction): Promise<CodeAction> {
  const promise = readPromise(action.data);
  if (promise === undefined) return action;
  const { service, settings, documents, client } = context;
  const userSettings = await settings.get(promise.uri);
  const model = (await documents.get(promise.uri))?.model;
  if (model === undefined) return action;
  const edits = service.fixAll(model, userSettings, promise.fixAll);
  return { ...action, edit: workspaceEdit(model, edits, client().versionsEdits) };
}

/** What `data` of an action says that it will do; it has been with the client. */
function readPromise(data: unknown): { readonly uri: string; readonly fixAll: FixAllScope } | undefined {
  if (!isRecord(data) || typeof data.uri !== 'string' || !isRecord(data.fixAll)) return undefined;
  const { code } = data.fixAll;
  return { uri: data.uri, fixAll: typeof code === 'string' ? { code } : {} };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function workspaceEdit(
  { document: { uri }, version }: TemplateModel,
  edits: TextEdit[],
  versions: boolean,
): WorkspaceEdit {
  return versions ? { documentChanges: [{ textDocument: { uri, version }, edits }] } : { changes: { [uri]: edits } };
}
