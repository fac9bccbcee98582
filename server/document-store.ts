import { type Connection, TextDocuments } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { createModel, documentKind, type TemplateModel } from './service/index.js';

/** A model and a number that no other version of any document has had: what a client may compare for "unchanged". */
export interface StoredModel {
  readonly model: TemplateModel;
  readonly serial: number;
}

/** The open documents that are ours, each with the model of its newest version. */
export class DocumentStore {
  readonly #documents = new TextDocuments(TextDocument);
  readonly #models = new Map<string, StoredModel>();
  #serial = 0;

  constructor() {
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

  /** The URIs of the open documents that are ours. */
  uris(): readonly string[] {
    return this.#documents.keys().filter((uri) => documentKind(uri) !== undefined);
  }

  /** The model of an open document; undefined for one that is closed or not ours. Built once for each version. */
  get(uri: string): StoredModel | undefined {
    const document = this.#documents.get(uri);
    if (document === undefined) return undefined;
    const stored = this.#models.get(uri);
    if (stored !== undefined && stored.model.version === document.version) return stored;
    const model = createModel(document, stored?.model);
    if (model === undefined) return undefined;
    const fresh = { model, serial: ++this.#serial };
    this.#models.set(uri, fresh);
    return fresh;
  }
}
