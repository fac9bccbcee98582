import { type Connection, TextDocuments, type TextDocumentsConfiguration } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { createModel, type FileKind, fileKind, type TemplateModel } from './service/index.js';
import type { SettingsStore } from './settings-store.js';

/** A model and a number that no other version of any document has had: what a client may compare for "unchanged". */
export interface StoredModel {
  readonly model: TemplateModel;
  readonly serial: number;
}

/**
 * Documents as the client has them. A change whose version is that of the document has been made: a document that two selectors of a client
 * fit may be told of twice.
 */
const ONCE: TextDocumentsConfiguration<TextDocument> = {
  create: TextDocument.create,
  update: (document, changes, version) =>
    version === document.version ? document : TextDocument.update(document, changes, version),
};

/** The open documents: those that are ours, each with the model of its newest version, as settings say, and the texts of all. */
export class DocumentStore {
  readonly #documents = new TextDocuments(ONCE);
  readonly #models = new Map<string, StoredModel & { readonly file: FileKind }>();
  readonly #settings: SettingsStore;
  #serial = 0;

  constructor(settings: SettingsStore) {
    this.#settings = settings;
    this.#documents.onDidClose(({ document }) => this.#models.delete(document.uri));
  }

  listen(connection: Connection): void {
    this.#documents.listen(connection);
  }

  onDidChange(listener: (uri: string) => void): void {
    this.#documents.onDidChangeContent(({ document }) => listener(document.uri));
  }

  onDidClose(listener: (uri: string) => void): void {
    this.#documents.onDidClose(({ document }) => listener(document.uri));
  }

  /** The URIs of the open documents. */
  uris(): readonly string[] {
    return this.#documents.keys();
  }

  /** The newest text of an open document, ours or not; undefined for one that is closed. */
  text(uri: string): string | undefined {
    return this.#documents.get(uri)?.getText();
  }

  /** The model of an open document; undefined for one that is closed or not ours. Built once for each version. */
  async get(uri: string): Promise<StoredModel | undefined> {
    if (this.#documents.get(uri) === undefined) return undefined;
    const file = fileKind(uri, await this.#settings.get(uri));
    const document = this.#documents.get(uri); // it may have been closed meanwhile
    if (document === undefined || file === undefined) {
      this.#models.delete(uri);
      return undefined;
    }
    const stored = this.#models.get(uri);
    if (stored?.model.version === document.version && stored.file === file) return stored;
    const model = createModel(document, stored?.model, file);
    if (model === undefined) return undefined;
    const fresh = { model, file, serial: ++this.#serial };
    this.#models.set(uri, fresh);
    return fresh;
  }
}
