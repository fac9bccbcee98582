import { type Connection, RequestType } from 'vscode-languageserver';
import { type InitializationOptions, READ_FILE_REQUEST, type ReadFileParams } from './messages.js';

/** The text of a file; undefined where there is none. */
export type FileReader = (uri: string) => Promise<string | undefined>;

export const NO_FILES: FileReader = async () => undefined;

const readFileRequest = new RequestType<ReadFileParams, string | null, never>(READ_FILE_REQUEST);

/**
 * How files that are not open are read: by the client where it offers that, since it knows every file system and what its editors hold;
 * else by the server's own means.
 */
export function readFiles(connection: Connection, options: unknown, own: FileReader): FileReader {
  const { readsFiles } = (typeof options === 'object' && options !== null ? options : {}) as InitializationOptions;
  if (readsFiles !== true) return own;
  return async (uri) => {
    try {
      const text: unknown = await connection.sendRequest(readFileRequest, { uri });
      return typeof text === 'string' ? text : undefined;
    } catch (error) {
      connection.console.error(`${uri}: ${String(error)}`);
      return undefined; // what is not known of samples takes nothing else away
    }
  };
}
