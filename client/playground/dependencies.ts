import type * as vscode from 'vscode';
import type { TemplateSource } from '../../server/messages.js';

/** What the playground needs from the rest of the extension. */
export interface PlaygroundDependencies {
  /** The template of an open document, as it stands in the editor; null for a document that is not ours. */
  requestTemplate(uri: vscode.Uri, token: vscode.CancellationToken): Promise<TemplateSource | null>;
}
