/** The extension's entry: commands, the language server's process and the playground. */
import { commands, type ExtensionContext } from 'vscode';
import { Server } from './server.js';

export function activate(context: ExtensionContext): void {
  const server = new Server(context.asAbsolutePath('dist/server.js'));
  context.subscriptions.push(
    server,
    commands.registerCommand('responseTemplates.restartServer', () => server.restart()),
  );
  server.startWhenNeeded();
}
