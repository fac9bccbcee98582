import * as vscode from 'vscode';
import { VIEW_TYPE } from '../../webview/protocol.js';
import type { PlaygroundDependencies } from './dependencies.js';
import { PlaygroundPanel } from './panel.js';

export const OPEN_COMMAND = 'responseTemplates.openPlayground';

/** Registers the command and the serializer. There is one panel; opening it again shows it for another template. */
export function registerPlayground(context: vscode.ExtensionContext, deps: PlaygroundDependencies): void {
  let panel: PlaygroundPanel | undefined;
  const keep = (opened: PlaygroundPanel) => {
    panel?.dispose();
    panel = opened;
    opened.onDidDispose(() => {
      if (panel === opened) panel = undefined;
    });
  };
  const open = async (uri: vscode.Uri) => {
    if (panel !== undefined) return panel.show(uri);
    keep(PlaygroundPanel.create(context, deps, uri));
  };
  context.subscriptions.push(
    vscode.commands.registerCommand(OPEN_COMMAND, async (argument?: unknown) => {
      const uri = uriOf(argument) ?? vscode.window.activeTextEditor?.document.uri;
      if (uri === undefined) return tell(vscode.l10n.t('Open the file of a response template first.'));
      const problem = await whyNot(uri, deps);
      return problem === undefined ? open(uri) : tell(problem);
    }),
    vscode.window.registerWebviewPanelSerializer(VIEW_TYPE, {
      deserializeWebviewPanel: async (restored, state: unknown) => {
        keep(PlaygroundPanel.restore(context, deps, restored, uriOfState(state)));
      },
    }),
    { dispose: () => panel?.dispose() },
  );
}

/** Commands are called with an address by menus, with its text by code lenses. */
function uriOf(argument: unknown): vscode.Uri | undefined {
  if (argument instanceof vscode.Uri) return argument;
  return typeof argument === 'string' && argument !== '' ? vscode.Uri.parse(argument) : undefined;
}

/** The page's state as it was saved: only its template is read here, the page checks and takes the rest. */
function uriOfState(state: unknown): vscode.Uri | undefined {
  if (typeof state !== 'object' || state === null || !('uri' in state)) return undefined;
  return uriOf(state.uri);
}

async function whyNot(uri: vscode.Uri, deps: PlaygroundDependencies): Promise<string | undefined> {
  const name = vscode.workspace.asRelativePath(uri);
  try {
    await vscode.workspace.openTextDocument(uri);
    const source = await deps.requestTemplate(uri, new vscode.CancellationTokenSource().token);
    if (source?.text !== undefined) return undefined;
    return source === null
      ? vscode.l10n.t(
          '{0} is not a file of response templates: open a tokenizer_config.json or a *.response_template.json file.',
          name,
        )
      : vscode.l10n.t('{0} has no response template. Add the key "response_template" to it first.', name);
  } catch (error) {
    return vscode.l10n.t(
      'The template of {0} could not be read: {1}',
      name,
      error instanceof Error ? error.message : String(error),
    );
  }
}

function tell(message: string): void {
  void vscode.window.showInformationMessage(message);
}
