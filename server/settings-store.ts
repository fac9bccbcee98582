import type { ClientCapabilities, Connection } from 'vscode-languageserver';
import { DEFAULT_SETTINGS, readSettings, type Settings } from './service/index.js';

const SECTION = 'responseTemplates';

/** The user's settings: asked of the client for each document where it can be asked, else what it last sent. */
export class SettingsStore {
  readonly #connection: Connection;
  readonly #byUri = new Map<string, Promise<Settings>>();
  #canAsk = false;
  #sent = DEFAULT_SETTINGS;
  /** Grows with every change. */
  generation = 0;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  initialize(capabilities: ClientCapabilities, initializationOptions: unknown): void {
    this.#canAsk = capabilities.workspace?.configuration === true;
    this.#sent = readSettings(initializationOptions);
  }

  /** @param settings what `workspace/didChangeConfiguration` carries: all sections, or nothing */
  change(settings: unknown): void {
    this.generation += 1;
    this.#byUri.clear();
    if (typeof settings === 'object' && settings !== null && SECTION in settings) {
      this.#sent = readSettings(settings[SECTION]);
    }
  }

  forget(uri: string): void {
    this.#byUri.delete(uri);
  }

  async get(uri: string): Promise<Settings> {
    if (!this.#canAsk) return this.#sent;
    const known = this.#byUri.get(uri);
    if (known !== undefined) return known;
    const asked = this.#ask(uri);
    this.#byUri.set(uri, asked);
    return asked;
  }

  async #ask(scopeUri: string): Promise<Settings> {
    try {
      const section: unknown = await this.#connection.workspace.getConfiguration({ scopeUri, section: SECTION });
      return readSettings(section);
    } catch (error) {
      this.#connection.console.error(`settings: ${String(error)}`);
      return this.#sent;
    }
  }
}
