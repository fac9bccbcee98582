/** Files for the server, which knows no file system of the editor: what an editor holds, else what is stored, wherever that is. */
import { FileSystemError, type Uri, workspace } from 'vscode';
import { LARGEST_FILE } from '../server/messages.js';

/** The text of a file; null for one that is not there, or is too large. */
export async function readFileText(uri: Uri): Promise<string | null> {
  const open = workspace.textDocuments.find((document) => document.uri.toString() === uri.toString());
  if (open !== undefined) return open.getText();
  try {
    const { size } = await workspace.fs.stat(uri);
    return size > LARGEST_FILE ? null : new TextDecoder().decode(await workspace.fs.readFile(uri));
  } catch (error) {
    if (error instanceof FileSystemError) return null;
    throw error;
  }
}
