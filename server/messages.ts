/**
 * What client and server say to each other beyond the protocol of language servers. Types and names only: the client may import
 * this file and nothing else of the server.
 */
export interface TemplateRequestParams {
  readonly textDocument: { readonly uri: string };
}

/** The template of a document, as written. */
export interface TemplateSource {
  /** Version of the document that was read. */
  readonly version: number;
  /** The JSON text of the template's value; undefined where the document has none. */
  readonly text: string | undefined;
  /** UTF-16 offset of that text in the document. */
  readonly offset: number;
}

/** Request: the template of an open document, or null for a document that is not ours. */
export const TEMPLATE_REQUEST = 'responseTemplates/template';

/** What a client may say at its start, besides the settings. */
export interface InitializationOptions {
  /** Address of the folder with the pages of findings, `<code>.md` each, as the client opens them. Without it: that of the files. */
  readonly pages?: string;
  /** The client has the command `EXPLAIN_COMMAND`. */
  readonly explains?: boolean;
  /** The client answers `READ_FILE_REQUEST`. */
  readonly readsFiles?: boolean;
}

/** The client's command that opens the page of the code which is its only argument. */
export const EXPLAIN_COMMAND = 'responseTemplates.explain';

export interface ReadFileParams {
  readonly uri: string;
}

/** A larger file is not read, in bytes: no author writes more samples by hand, and reading must take no time. */
export const LARGEST_FILE = 10_000_000;

/** Where a template's samples are looked for: client and server ask the same files. */
export { sampleFileNames } from './service/samples/sample-files.js';

/** Request to the client: the text of a file as its editor has it, or as it is stored on any file system; null where there is none. */
export const READ_FILE_REQUEST = 'responseTemplates/readFile';

/** The client's command that opens a sample file (its URI) at a place in it (`{line, character}`). */
export const OPEN_SAMPLE_COMMAND = 'responseTemplates.openSample';

/** The client's command that shows what a template's targets do not take: its argument says whether there is anything. */
export const SHOW_TARGETS_COMMAND = 'responseTemplates.showTargets';
