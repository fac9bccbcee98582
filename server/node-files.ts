import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** In bytes: no author writes more samples by hand, and reading must take no time. */
const MOST_BYTES = 10_000_000;

/** The text of a `file:` address; undefined for what is not there, is no file, or is too large. */
export async function readNodeFile(uri: string): Promise<string | undefined> {
  if (!uri.startsWith('file:')) return undefined;
  try {
    const path = fileURLToPath(uri);
    const { size } = await stat(path);
    return size > MOST_BYTES ? undefined : await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined; // not there, a folder, not ours to read, no path of this system
    throw error;
  }
}
