import type { Client } from './capabilities.js';
import type { InitializationOptions } from './messages.js';

/** Where the pages of findings are read, and how they are reached. */
export interface Pages {
  /** The address that diagnostics link to, with the slash at its end; undefined where they do not link. */
  readonly link: string | undefined;
  /** The client has the command that opens a page. */
  readonly explains: boolean;
}

export const NO_PAGES: Pages = { link: undefined, explains: false };

/**
 * @param options what the client sent at its start: anything
 * @param shipped the address of the pages that came with the server, for a client that has no other
 */
export function readPages(client: Client, options: unknown, shipped: string | undefined): Pages {
  const { pages, explains } = isOptions(options) ? options : {};
  const address = typeof pages === 'string' && pages !== '' ? pages : shipped;
  const folder = address?.replace(/(?<!\/)$/, '/');
  return { link: client.linksCodes ? folder : undefined, explains: explains === true };
}

function isOptions(value: unknown): value is { readonly [key in keyof InitializationOptions]?: unknown } {
  return typeof value === 'object' && value !== null;
}
