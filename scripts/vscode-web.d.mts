export interface WebOptions {
  /** Folder for settings, state and installed extensions; made where missing. */
  readonly data: string;
  /** Extensions to install: .vsix files. */
  readonly extensions: readonly string[];
  /** User settings of a fresh data folder, besides the quiet ones. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Wanted port; another one where it is taken. */
  readonly port?: number;
  /** Folders are not trusted without being asked: the user's setting counts. */
  readonly asksForTrust?: boolean;
}

export interface WebServer {
  readonly port: number;
  readonly exited: Promise<unknown>;
  stop(): Promise<void>;
}

export declare function startWeb(options: WebOptions): Promise<WebServer>;
export declare function address(port: number, folder: string, files?: readonly string[]): string;
