import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const CLI = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the built command line with this input. `readOnly` stops reading after so many characters, as `head` would. */
export function commandLine(
  args: readonly string[],
  input: string | Uint8Array = '',
  readOnly = Number.POSITIVE_INFINITY,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [CLI, ...args]);
    const read = { stdout: '', stderr: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      read.stdout += text;
      if (read.stdout.length >= readOnly) child.stdout.destroy();
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      read.stderr += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, ...read }));
    child.stdin.on('error', () => undefined); // it may end before it has read everything: its exit code tells
    child.stdin.end(input);
  });
}
