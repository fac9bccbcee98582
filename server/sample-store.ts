import type { FileReader } from './files.js';
import { LARGEST_FILE } from './messages.js';
import { readSamples, type SampleList, sampleFilesFor } from './service/index.js';

/** The sample file of a template, as it was last read. */
export interface StoredSamples extends SampleList {
  readonly uri: string;
  readonly text: string;
}

/** What is known of a template's samples. */
interface Known {
  /** What was read before: the same object is given again for the same text. */
  readonly before?: StoredSamples | undefined;
  /** Undefined until somebody asks. */
  reading?: Promise<StoredSamples | undefined>;
  /** What came of that. */
  read?: StoredSamples | undefined;
}

/**
 * The sample files of the open templates, as they stand in an editor, saved or not, else as they are stored. Each is read when it is first
 * asked for, and again when somebody asks after a change.
 */
export class SampleStore {
  readonly #open: (uri: string) => string | undefined;
  readonly #read: () => FileReader;
  readonly #known = new Map<string, Known>();

  /**
   * @param open the text of an open document
   * @param read known when the client has introduced itself
   */
  constructor(open: (uri: string) => string | undefined, read: () => FileReader) {
    this.#open = open;
    this.#read = read;
  }

  /** Undefined where a template has no sample file, or it cannot be read. */
  of(template: string): Promise<StoredSamples | undefined> {
    const known = this.#known.get(template) ?? {};
    this.#known.set(template, known);
    known.reading ??= this.#find(template, known);
    return known.reading;
  }

  forget(template: string): void {
    this.#known.delete(template);
  }

  /**
   * Whether somebody has been told of samples that may be others now: true once, until somebody asks again, and not for a file whose text
   * in the editor is the one that was read.
   */
  changed(files: readonly string[]): boolean {
    const outdated = [...this.#known].filter(
      ([template, known]) => known.reading !== undefined && files.some((file) => this.#isOther(template, file, known)),
    );
    for (const [template, { before, read = before }] of outdated) this.#known.set(template, { before: read });
    return outdated.length > 0;
  }

  /** Files behind the one that was read are not looked at. */
  #isOther(template: string, file: string, { read }: Known): boolean {
    const files = sampleFilesFor(template);
    if (!files.includes(file)) return false;
    if (read?.uri === file) return read.text !== this.#open(file);
    return read === undefined || files.indexOf(file) < files.indexOf(read.uri);
  }

  async #find(template: string, known: Known): Promise<StoredSamples | undefined> {
    for (const uri of sampleFilesFor(template)) {
      const text = this.#open(uri) ?? (await this.#read()(uri));
      if (text === undefined || text.length > LARGEST_FILE) continue;
      const { before } = known;
      known.read = before?.uri === uri && before.text === text ? before : { uri, text, ...readSamples(uri, text) };
      return known.read;
    }
    return undefined;
  }
}
