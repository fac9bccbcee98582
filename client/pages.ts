/** The pages that explain findings: they come with the extension, and open as a preview without any network. */
import {
  type CodeAction,
  type Command,
  Disposable,
  EventEmitter,
  type FileChangeEvent,
  type FileStat,
  FileSystemError,
  type FileSystemProvider,
  type FileType,
  type TextDocumentShowOptions,
  Uri,
  ViewColumn,
  workspace,
} from 'vscode';
import { EXPLAIN_COMMAND } from '../server/messages.js';

/** The scheme of the pages' addresses. The manifest opens it in the Markdown preview, and wakes the extension for it. */
const SCHEME = 'response-template-page';

/** The address of the folder of all pages. */
export const PAGES = `${SCHEME}:/`;

/** Registers the pages of an extension that is installed in a folder. */
export function registerPages(extension: Uri): Disposable {
  const pages = new Pages(Uri.joinPath(extension, 'docs/diagnostics'));
  return workspace.registerFileSystemProvider(SCHEME, pages, { isCaseSensitive: true, isReadonly: true });
}

/**
 * The server's actions as VS Code is to run them. An extension's command with arguments is forgotten as soon as VS Code asks for newer
 * actions, even between the click and the command; its own command to open a document is not.
 */
export function withOpenedPages<Action extends Command | CodeAction>(actions: Action[]): Action[] {
  for (const { command } of actions) {
    if (typeof command !== 'object' || command.command !== EXPLAIN_COMMAND) continue;
    command.command = 'vscode.open';
    command.arguments = [pageOf(String(command.arguments?.[0])), BESIDE];
  }
  return actions;
}

/** Beside the template, which keeps the keyboard. */
const BESIDE: TextDocumentShowOptions = { viewColumn: ViewColumn.Beside, preserveFocus: true, preview: true };

function pageOf(code: string): Uri {
  return Uri.from({ scheme: SCHEME, path: `/${code}.md` });
}

/** The folder of the pages as a read-only file system; nothing else of the disk can be reached through it. */
class Pages implements FileSystemProvider {
  /** Never: pages change with the extension only. */
  readonly onDidChangeFile = new EventEmitter<FileChangeEvent[]>().event;

  constructor(private readonly folder: Uri) {}

  watch(): Disposable {
    return new Disposable(() => undefined);
  }

  async stat(uri: Uri): Promise<FileStat> {
    return workspace.fs.stat(this.#file(uri));
  }

  async readFile(uri: Uri): Promise<Uint8Array> {
    return workspace.fs.readFile(this.#file(uri));
  }

  async readDirectory(): Promise<[string, FileType][]> {
    return workspace.fs.readDirectory(this.folder);
  }

  createDirectory(uri: Uri): never {
    throw FileSystemError.NoPermissions(uri);
  }

  writeFile(uri: Uri): never {
    throw FileSystemError.NoPermissions(uri);
  }

  delete(uri: Uri): never {
    throw FileSystemError.NoPermissions(uri);
  }

  rename(uri: Uri): never {
    throw FileSystemError.NoPermissions(uri);
  }

  #file(uri: Uri): Uri {
    if (uri.path === '/') return this.folder;
    if (!/^\/[\w-]+\.md$/.test(uri.path)) throw FileSystemError.FileNotFound(uri);
    return Uri.joinPath(this.folder, uri.path);
  }
}
