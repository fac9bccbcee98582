import { type ChildProcess, fork, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import {
  IPCMessageReader,
  IPCMessageWriter,
  type MessageReader,
  type MessageWriter,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node';

/** A server that runs, and the two ends of the wire to it. */
export interface Launched {
  readonly reader: MessageReader;
  readonly writer: MessageWriter;
  /** What it says beside the protocol goes to the listener. */
  onFault(listener: (text: string) => void): void;
  /** When it has been told to exit: resolves to its exit code. */
  end(): Promise<number | null>;
}

export type Transport = 'stdio' | 'ipc';

const SERVER = fileURLToPath(new URL('../../../dist/server.js', import.meta.url));

/** The built server in a process of its own. */
export async function launch(transport: Transport): Promise<Launched> {
  if (transport === 'ipc') {
    const child = fork(SERVER, ['--node-ipc'], { silent: true });
    return launched(child, new IPCMessageReader(child), new IPCMessageWriter(child));
  }
  const child = spawn(process.execPath, [SERVER, '--stdio']);
  return launched(child, new StreamMessageReader(child.stdout), new StreamMessageWriter(child.stdin));
}

function launched(child: ChildProcess, reader: MessageReader, writer: MessageWriter): Launched {
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    reader,
    writer,
    onFault: (listener) => child.stderr?.on('data', (data) => listener(String(data))),
    end: () => exited,
  };
}

/** Where a server finds the page of a code by itself; undefined for one without files. */
export function shippedPage(code: string): string | undefined {
  return new URL(`../../../docs/diagnostics/${code}.md`, import.meta.url).href;
}
