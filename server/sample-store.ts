import type { FileReader } from './files.js';
import { readSamples, type SampleList, sampleFilesFor } from './service/index.js';

/** The sample file of a template, as it was last read. */
export interface StoredSamples extends SampleList {
  readonly uri: string;
  readonly text: string;
}

/** The sample files of the open templates: read when they are first asked for, and again when one of them has changed. */
export class SampleStore {
  readonly #read: () => FileReader;
  readonly #stored = new Map<string, Promise<StoredSamples | undefined>>();

  /** @param read known when the client has introduced itself */
  constructor(read: () => FileReader) {
    this.#read = read;
  }

  /** Undefined where a template has no sample file, or it cannot be read. */
  of(template: string): Promise<StoredSamples | undefined> {
    const known = this.#stored.get(template) ?? this.#find(template);
    this.#stored.set(template, known);
    return known;
  }

  forget(template: string): void {
    this.#stored.delete(template);
  }

  /** Whether the samples of any template that was asked for may be others now. */
  changed(files: readonly string[]): boolean {
    const changed = new Set(files);
    const templates = [...this.#stored.keys()].filter((uri) => sampleFilesFor(uri).some((file) => changed.has(file)));
    for (const template of templates) this.#stored.delete(template);
    return templates.length > 0;
  }

  async #find(template: string): Promise<StoredSamples | undefined> {
    for (const uri of sampleFilesFor(template)) {
      const text = await this.#read()(uri);
      if (text !== undefined) return { uri, text, ...readSamples(uri, text) };
    }
    return undefined;
  }
}
