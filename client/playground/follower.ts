import * as vscode from 'vscode';
import type { TemplateSource } from '../../server/messages.js';
import type { TemplateUpdate } from '../../webview/protocol.js';
import type { PlaygroundDependencies } from './dependencies.js';

export function fileName(uri: vscode.Uri): string {
  return uri.path.split('/').at(-1) ?? uri.path;
}

function updateOf(document: vscode.TextDocument, { version, text, offset }: TemplateSource): TemplateUpdate {
  const { line, character } = document.positionAt(offset);
  const start = { line: line + 1, column: character + 1 };
  return { uri: document.uri.toString(), name: fileName(document.uri), version, text: text ?? null, start };
}

/** Milliseconds without a change before the template is read again: short enough to be live. */
const SETTLE = 30;

/**
 * Keeps up with one template: reads it again after each change of its document, saved or not, and goes over to another
 * template of ours when its editor becomes the active one.
 */
export class TemplateFollower implements vscode.Disposable {
  readonly #switched = new vscode.EventEmitter<vscode.Uri>();
  readonly #disposables: vscode.Disposable[] = [this.#switched];
  #uri: vscode.Uri | undefined;
  #current: TemplateUpdate | null = null;
  #offset = 0;
  #reading: vscode.CancellationTokenSource | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ready: Promise<void> = Promise.resolve();

  readonly onDidSwitch = this.#switched.event;

  constructor(
    private readonly deps: PlaygroundDependencies,
    private readonly report: (template: TemplateUpdate) => void,
  ) {
    this.#disposables.push(
      vscode.workspace.onDidChangeTextDocument(({ document }) => this.#changed(document)),
      vscode.window.onDidChangeActiveTextEditor((editor) => void this.#activated(editor)),
    );
  }

  /** The template as it was last read. */
  get current(): TemplateUpdate | null {
    return this.#current;
  }

  /** Where it stands in its document, in UTF-16 units. */
  get offset(): number {
    return this.#offset;
  }

  /** Settled once the template that is followed has been read. */
  get ready(): Promise<void> {
    return this.#ready;
  }

  follow(uri: vscode.Uri): Promise<void> {
    if (uri.toString() !== this.#uri?.toString()) {
      this.#uri = uri;
      this.#switched.fire(uri);
    }
    this.#ready = this.#read();
    return this.#ready;
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#reading?.cancel();
    for (const disposable of this.#disposables.splice(0)) disposable.dispose();
  }

  #changed(document: vscode.TextDocument): void {
    if (document.uri.toString() === this.#uri?.toString()) this.#readSoon();
  }

  #readSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#read(), SETTLE);
  }

  async #activated(editor: vscode.TextEditor | undefined): Promise<void> {
    const uri = editor?.document.uri;
    if (uri === undefined || uri.toString() === this.#uri?.toString()) return;
    const answer = await this.#request(uri, new vscode.CancellationTokenSource().token);
    const stillActive = vscode.window.activeTextEditor?.document.uri.toString() === uri.toString();
    if (answer?.source.text !== undefined && stillActive) await this.follow(uri);
  }

  /** What is read last is what counts: an earlier reading is cancelled, and its answer dropped. */
  async #read(): Promise<void> {
    const uri = this.#uri;
    if (uri === undefined) return;
    this.#reading?.cancel();
    const reading = new vscode.CancellationTokenSource();
    this.#reading = reading;
    const answer = await this.#request(uri, reading.token);
    if (reading.token.isCancellationRequested || answer === null) return;
    const { source, document } = answer;
    // The language server had not heard of the last change: what it gave is older than what the editor shows.
    if (source.version < document.version) return this.#readSoon();
    this.#offset = source.offset;
    this.#current = updateOf(document, source);
    this.report(this.#current);
  }

  async #request(uri: vscode.Uri, token: vscode.CancellationToken) {
    try {
      const document = await vscode.workspace.openTextDocument(uri); // the server answers for open documents only
      const source = await this.deps.requestTemplate(uri, token);
      return source === null ? null : { source, document };
    } catch {
      return null; // the file is gone, the server restarts, or a newer reading cancelled this one: what is shown stays
    }
  }
}
