/** The extension's entry: commands, the language server's process and the playground. */
import { commands, type ExtensionContext } from 'vscode';
import { registerTargetsCommand } from './lenses.js';
import { registerPages } from './pages.js';
import { registerPlayground } from './playground/index.js';
import { Server } from './server.js';

export function activate(context: ExtensionContext): void {
  const server = new Server(context.asAbsolutePath('dist/server.js'));
  context.subscriptions.push(
    server,
    registerPages(context.extensionUri),
    registerTargetsCommand(),
    commands.registerCommand('responseTemplates.restartServer', () => server.restart()),
  );
  registerPlayground(context, { requestTemplate: (uri, token) => server.requestTemplate(uri, token) });
  server.startWhenNeeded();
}
