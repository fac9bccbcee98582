import * as vscode from 'vscode';
import {
  DEFAULT_STRINGS,
  Endpoint,
  type EventParams,
  HOST_CONTRACT,
  type HostContract,
  PAGE_CONTRACT,
  type PageContract,
  type PlaygroundStrings,
  type Start,
  VIEW_TYPE,
} from '../../webview/protocol.js';
import type { PlaygroundDependencies } from './dependencies.js';
import { fileName, TemplateFollower } from './follower.js';
import { panelHtml } from './html.js';
import { readSampleFile, SampleWatcher } from './sample-files.js';

/** The panel and its conversation with the page. */
export class PlaygroundPanel {
  readonly #disposables: vscode.Disposable[] = [];
  readonly #endpoint: Endpoint<HostContract, PageContract>;
  readonly #follower: TemplateFollower;
  readonly #samples: SampleWatcher;
  readonly onDidDispose: vscode.Event<void>;

  static create(context: vscode.ExtensionContext, deps: PlaygroundDependencies, uri: vscode.Uri): PlaygroundPanel {
    const place = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: false };
    const panel = vscode.window.createWebviewPanel(VIEW_TYPE, vscode.l10n.t('Response Template Playground'), place);
    return new PlaygroundPanel(context, deps, panel, uri);
  }

  static restore(
    context: vscode.ExtensionContext,
    deps: PlaygroundDependencies,
    panel: vscode.WebviewPanel,
    uri: vscode.Uri | undefined,
  ): PlaygroundPanel {
    return new PlaygroundPanel(context, deps, panel, uri);
  }

  private constructor(
    private readonly context: vscode.ExtensionContext,
    deps: PlaygroundDependencies,
    private readonly panel: vscode.WebviewPanel,
    uri: vscode.Uri | undefined,
  ) {
    this.onDidDispose = panel.onDidDispose;
    this.#follower = new TemplateFollower(deps, (template) => {
      this.panel.title = vscode.l10n.t('Playground: {0}', template.name);
      this.#endpoint.send('template', template);
    });
    this.#samples = new SampleWatcher((samples) => this.#endpoint.send('samples', samples));
    this.#follower.onDidSwitch((switched) => this.#samples.follow(switched));
    this.#endpoint = this.#listen();
    this.#disposables.push(this.#follower, this.#samples, { dispose: () => this.#endpoint.dispose() });
    panel.onDidDispose(() => this.#release());
    panel.webview.options = { enableScripts: true, localResourceRoots: [this.#bundle()] };
    panel.webview.html = panelHtml(panel.webview, this.#bundle());
    if (uri !== undefined) void this.#follower.follow(uri);
  }

  /** Brings the panel to the front and shows another template in it. */
  async show(uri: vscode.Uri): Promise<void> {
    this.panel.reveal(undefined, false);
    await this.#follower.follow(uri);
  }

  dispose(): void {
    this.panel.dispose();
  }

  #release(): void {
    for (const disposable of this.#disposables.splice(0)) disposable.dispose();
  }

  #bundle(...path: string[]): vscode.Uri {
    return vscode.Uri.joinPath(this.context.extensionUri, 'dist', 'webview', ...path);
  }

  #listen(): Endpoint<HostContract, PageContract> {
    const { webview } = this.panel;
    const port = {
      post: (message: unknown) => void webview.postMessage(message),
      listen: (receive: (message: unknown) => void) => {
        const listener = webview.onDidReceiveMessage(receive);
        return () => listener.dispose();
      },
    };
    return new Endpoint(port, HOST_CONTRACT, PAGE_CONTRACT, {
      requests: { start: () => this.#start() },
      events: { revealTemplate: (place) => void this.#reveal(place) },
    });
  }

  /** Shows the template, or a place in it, in its text editor: in the column where it is open already, else in the first. */
  async #reveal({ uri: text, offset }: EventParams<PageContract, 'revealTemplate'>): Promise<void> {
    const uri = vscode.Uri.parse(text);
    try {
      const viewColumn = columnOf(uri) ?? vscode.ViewColumn.One;
      const editor = await vscode.window.showTextDocument(uri, { viewColumn });
      const place = editor.document.positionAt(this.#follower.offset + (offset ?? 0));
      if (offset !== null) editor.selection = new vscode.Selection(place, place);
      const { AtTop, InCenterIfOutsideViewport } = vscode.TextEditorRevealType;
      editor.revealRange(new vscode.Range(place, place), offset === null ? AtTop : InCenterIfOutsideViewport);
    } catch {
      void vscode.window.showWarningMessage(vscode.l10n.t('{0} can no longer be opened.', fileName(uri)));
    }
  }

  async #start(): Promise<Start> {
    const { webview } = this.panel;
    await this.#follower.ready;
    const { current } = this.#follower;
    const samples = current === null ? null : await readSampleFile(vscode.Uri.parse(current.uri));
    return {
      strings: translatedStrings(),
      workers: {
        engine: webview.asWebviewUri(this.#bundle('engine.worker.js')).toString(),
        editor: webview.asWebviewUri(this.#bundle('editor.worker.js')).toString(),
      },
      template: this.#follower.current,
      samples,
    };
  }
}

function translatedStrings(): PlaygroundStrings {
  const entries = Object.entries(DEFAULT_STRINGS).map(([key, text]) => [key, vscode.l10n.t(text)]);
  return { ...DEFAULT_STRINGS, ...Object.fromEntries(entries) };
}

/** The column where a document is open in a tab. */
function columnOf(uri: vscode.Uri): vscode.ViewColumn | undefined {
  return vscode.window.tabGroups.all.find((group) =>
    group.tabs.some((tab) => tab.input instanceof vscode.TabInputText && tab.input.uri.toString() === uri.toString()),
  )?.viewColumn;
}
