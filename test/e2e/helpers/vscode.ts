/** A real VS Code for a suite: one server, and for each test a workspace and a page of its own. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../../scripts/host.mjs';
import { address, startWeb, type WebServer } from '../../../scripts/vscode-web.mjs';
import { Workbench } from './workbench.js';

export const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const resultsFolder = path.join(root, 'test-results');

export type Theme = 'light' | 'dark';
const THEMES: Record<Theme, string> = { light: 'Light Modern', dark: 'Dark Modern' };

const SETTINGS = {
  'window.confirmBeforeClose': 'never',
  'window.commandCenter': false,
  // biome-ignore lint/suspicious/noTemplateCurlyInString: VS Code fills it in
  'window.title': '${dirty}${activeEditorShort}${separator}${rootName}',
  'window.autoDetectColorScheme': false,
  'editor.minimap.enabled': false,
  'git.enabled': false,
  // Typed text arrives in one piece: quotes in it must not be closed again.
  'editor.autoClosingQuotes': 'never',
  'editor.autoClosingBrackets': 'never',
  'editor.autoSurround': 'never',
};

/** Nothing leaves the machine, and nothing is looked up. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE *.localhost',
];

export function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('No Chromium: run `node scripts/host.mjs` first.');
  return chromium.launch({ executablePath, headless: true, args: CHROMIUM_FLAGS });
}

export interface Session {
  readonly workbench: Workbench;
  /** The test's own copy of samples/, and files that it asked for; an absolute path. */
  readonly workspace: string;
}

export interface SessionOptions {
  /** File to open, relative to the workspace. */
  readonly open?: string;
  /** Files written into the workspace first: text, or bytes, by relative path. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  readonly theme?: Theme;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** The address of another folder to show in place of the test's own, on any file system. */
  readonly folder?: string;
  /** In pixels; large enough by default that nothing has to be scrolled. */
  readonly viewport?: { readonly width: number; readonly height: number };
}

export interface VSCodeOptions {
  /** Further extensions: .vsix files. */
  readonly extensions?: readonly string[];
  /** No folder is trusted: VS Code runs in its restricted mode. */
  readonly restricted?: boolean;
}

/** Nobody is asked, and nothing is trusted. */
const RESTRICTED = { 'security.workspace.trust.enabled': true, 'security.workspace.trust.startupPrompt': 'never' };

export class VSCode {
  private constructor(
    private readonly server: WebServer,
    private readonly browser: Browser,
    private readonly folder: string,
  ) {}

  /** Starts VS Code with the packaged extension installed. */
  static async start({ extensions = [], restricted = false }: VSCodeOptions = {}): Promise<VSCode> {
    const folder = mkdtempSync(path.join(tmpdir(), 'response-templates-'));
    const server = await startWeb({
      data: path.join(folder, 'data'),
      extensions: [path.join(root, 'dist/response-templates.vsix'), ...extensions],
      settings: { ...SETTINGS, ...(restricted ? RESTRICTED : {}) },
      asksForTrust: restricted,
    });
    try {
      const browser = await launchBrowser();
      return new VSCode(server, browser, folder);
    } catch (error) {
      await server.stop();
      throw error;
    }
  }

  async stop(): Promise<void> {
    await this.browser.close();
    await this.server.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Runs a test in a fresh workspace and page; where it fails, a screenshot is left in test-results/. */
  async run(name: string, options: SessionOptions, body: (session: Session) => Promise<void>): Promise<void> {
    const workspace = this.#makeWorkspace(options);
    const context = await this.browser.newContext({ viewport: options.viewport ?? { width: 1500, height: 2000 } });
    const page = await context.newPage();
    const workbench = new Workbench(page);
    try {
      await page.goto(this.#address(workspace, options));
      await workbench.ready(options.open);
      await body({ workbench, workspace });
    } catch (error) {
      mkdirSync(resultsFolder, { recursive: true });
      await page.screenshot({ path: path.join(resultsFolder, `failed-${slug(name)}.png`) });
      throw error;
    } finally {
      await context.close();
    }
  }

  #address(workspace: string, { folder, open }: SessionOptions): string {
    const { port } = this.server;
    if (folder === undefined) return address(port, workspace, open === undefined ? [] : [path.join(workspace, open)]);
    const file = path.join(workspace, 'other.code-workspace');
    writeFileSync(file, JSON.stringify({ folders: [{ uri: folder }] }));
    const payload = JSON.stringify(open === undefined ? [] : [['openFile', `${folder}/${open}`]]);
    return `http://127.0.0.1:${port}/?workspace=${encodeURIComponent(file)}&payload=${encodeURIComponent(payload)}`;
  }

  #makeWorkspace({ files = {}, theme = 'light', settings = {} }: SessionOptions): string {
    const workspace = path.join(mkdtempSync(path.join(this.folder, 'test-')), 'models');
    cpSync(path.join(root, 'samples'), workspace, { recursive: true });
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(workspace, name)), { recursive: true });
      writeFileSync(path.join(workspace, name), content);
    }
    writeSettings(workspace, { 'workbench.colorTheme': THEMES[theme], ...settings });
    return workspace;
  }
}

/** The workspace's settings, as an editor or another program would write them. */
export function writeSettings(workspace: string, settings: Readonly<Record<string, unknown>>): void {
  mkdirSync(path.join(workspace, '.vscode'), { recursive: true });
  writeFileSync(path.join(workspace, '.vscode/settings.json'), JSON.stringify(settings));
}

/** Leaves a picture in test-results/ for people to look at. */
export async function keepPicture(workbench: Workbench, name: string): Promise<void> {
  mkdirSync(resultsFolder, { recursive: true });
  await workbench.page.screenshot({ path: path.join(resultsFolder, `${name}.png`) });
}

function slug(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
