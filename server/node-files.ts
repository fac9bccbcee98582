import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { LARGEST_FILE } from './messages.js';

/** The text of a `file:` address; undefined for what is not there, is no file, or is too large. */
export async function readNodeFile(uri: string): Promise<string | undefined> {
  if (!uri.startsWith('file:')) return undefined;
  try {
    const path = fileURLToPath(uri);
    const { size } = await stat(path);
    return size > LARGEST_FILE ? undefined : await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined; // not there, a folder, not ours to read, no path of this system
    throw error;
  }
}
