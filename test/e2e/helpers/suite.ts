import { afterAll, beforeAll, test } from 'vitest';
import { type Session, type SessionOptions, VSCode, type VSCodeOptions } from './vscode.js';

export type Author = (
  name: string,
  options: SessionOptions,
  body: (session: Session) => Promise<void>,
  /** Shown as skipped where this does not hold. */
  runs?: boolean,
) => void;

/** One VS Code for the tests of a file; each test has a window and a workspace of its own. */
export function withVSCode(options: () => VSCodeOptions = () => ({})): Author {
  let vscode: VSCode | undefined;
  beforeAll(async () => {
    vscode = await VSCode.start(options());
  });
  afterAll(() => vscode?.stop());
  return (name, options, body, runs = true) => {
    test.skipIf(!runs)(name, () => {
      if (vscode === undefined) throw new Error('VS Code did not start.');
      return vscode.run(name, options, body);
    });
  };
}
