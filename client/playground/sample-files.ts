import * as vscode from 'vscode';
import { LARGEST_FILE, sampleFileNames } from '../../server/messages.js';
import type { SampleFile } from '../../webview/protocol.js';
import { fileName } from './follower.js';

/** The sample files that belong to a template, in the order in which they are looked for; the first is the one to create. */
export function sampleFiles(template: vscode.Uri): readonly vscode.Uri[] {
  const folder = vscode.Uri.joinPath(template, '..');
  return sampleFileNames(fileName(template)).map((name) => vscode.Uri.joinPath(folder, name));
}

/** The first sample file that is there, as text: the page reads it. */
export async function readSampleFile(template: vscode.Uri): Promise<SampleFile> {
  const files = sampleFiles(template);
  const uri = template.toString();
  for (const file of files) {
    const read = await readText(file);
    if (read !== undefined) return { uri, name: fileName(file), text: null, note: undefined, ...read };
  }
  return { uri, name: fileName(files[0] ?? template), text: null, note: undefined };
}

async function readText(file: vscode.Uri): Promise<{ text: string } | { note: string } | undefined> {
  try {
    const { size } = await vscode.workspace.fs.stat(file);
    if (size > LARGEST_FILE)
      return { note: vscode.l10n.t('{0} is larger than {1} bytes', fileName(file), LARGEST_FILE) };
    return { text: new TextDecoder().decode(await vscode.workspace.fs.readFile(file)) };
  } catch (error) {
    if (error instanceof vscode.FileSystemError && error.code === 'FileNotFound') return undefined;
    return { note: error instanceof Error ? error.message : String(error) };
  }
}

/** Reads the sample file of the template that is followed, and again when one of its sample files changes on disk. */
export class SampleWatcher implements vscode.Disposable {
  #watcher: vscode.FileSystemWatcher | undefined;
  #template: vscode.Uri | undefined;

  constructor(private readonly report: (samples: SampleFile) => void) {}

  follow(template: vscode.Uri): void {
    this.#watcher?.dispose();
    this.#template = template;
    const folder = vscode.Uri.joinPath(template, '..');
    const watcher = vscode.workspace.createFileSystemWatcher(
      new vscode.RelativePattern(folder, '*.samples.{json,jsonl}'),
    );
    watcher.onDidChange(() => void this.#read(template));
    watcher.onDidCreate(() => void this.#read(template));
    watcher.onDidDelete(() => void this.#read(template));
    this.#watcher = watcher;
    void this.#read(template);
  }

  dispose(): void {
    this.#watcher?.dispose();
    this.#template = undefined;
  }

  async #read(template: vscode.Uri): Promise<void> {
    const samples = await readSampleFile(template);
    if (this.#template === template) this.report(samples);
  }
}
