/** Files for the server, which knows no file system of the editor: what an editor holds, else what is stored, wherever that is. */
import { commands, Disposable, FileSystemError, Position, Range, Uri, window, workspace } from 'vscode';
import { OPEN_SAMPLE_COMMAND, SHOW_TARGETS_COMMAND } from '../server/messages.js';

/** In bytes. */
const MOST_BYTES = 10_000_000;

/** The text of a file; null for one that is not there, or is too large. */
export async function readFileText(uri: Uri): Promise<string | null> {
  const open = workspace.textDocuments.find((document) => document.uri.toString() === uri.toString());
  if (open !== undefined) return open.getText();
  try {
    const { size } = await workspace.fs.stat(uri);
    return size > MOST_BYTES ? null : new TextDecoder().decode(await workspace.fs.readFile(uri));
  } catch (error) {
    if (error instanceof FileSystemError) return null;
    throw error;
  }
}

/** The commands of the lenses above a template. */
export function registerLensCommands(): Disposable {
  return Disposable.from(
    commands.registerCommand(OPEN_SAMPLE_COMMAND, openAt),
    commands.registerCommand(SHOW_TARGETS_COMMAND, (hasFindings?: unknown) =>
      hasFindings === true
        ? commands.executeCommand('workbench.actions.view.problems')
        : commands.executeCommand('workbench.action.openSettings', 'responseTemplates.targets'),
    ),
  );
}

async function openAt(uri?: unknown, place?: unknown): Promise<void> {
  if (typeof uri !== 'string') return;
  const { line, character } = placeOf(place);
  const position = new Position(line, character);
  await window.showTextDocument(Uri.parse(uri), { selection: new Range(position, position) });
}

function placeOf(place: unknown): { readonly line: number; readonly character: number } {
  const { line, character } = (typeof place === 'object' && place !== null ? place : {}) as Record<string, unknown>;
  return { line: Number(line ?? 0), character: Number(character ?? 0) };
}
