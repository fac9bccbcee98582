import { expect, test } from 'vitest';
import { type CancellationToken, CancellationTokenSource, type Connection, ResponseError } from 'vscode-languageserver';
import { createRequestRunner } from '../../../server/request-runner.js';

/** A runner, and what it logs. */
function runner() {
  const logged: string[] = [];
  const connection = { console: { error: (message: string) => logged.push(message) } } as unknown as Connection;
  const run = createRequestRunner(connection);
  const source = new CancellationTokenSource();
  return {
    logged,
    source,
    run: <T>(task: () => T | Promise<T>, fallback: T, token: CancellationToken = source.token) =>
      run('hover', token, fallback, task),
  };
}

test('a request is answered with what its task gives', async () => {
  expect(await runner().run(() => 'answer', 'nothing')).toBe('answer');
  expect(await runner().run(() => Promise.resolve('answer'), 'nothing')).toBe('answer');
});

test.each([
  [
    'throws',
    () => {
      throw new Error('boom');
    },
  ],
  ['rejects', () => Promise.reject(new Error('boom'))],
])('a task that %s is logged, and its request answered safely', async (_, task: () => string | Promise<string>) => {
  const { run, logged } = runner();
  expect(await run(task, 'nothing')).toBe('nothing');
  expect(logged).toEqual([expect.stringMatching(/^hover: Error: boom/)]);
});

test('a request that is cancelled before its turn does no work', async () => {
  const { run, source } = runner();
  let worked = false;
  const answer = run(() => {
    worked = true;
  }, undefined);
  source.cancel();
  expect(await answer).toMatchObject({ code: -32800 });
  expect(worked).toBe(false);
});

test('a request that is cancelled meanwhile is not answered', async () => {
  const { run, source, logged } = runner();
  const answer = await run(() => {
    source.cancel();
    return 'late';
  }, 'nothing');
  expect(answer).toBeInstanceOf(ResponseError);
  expect(logged).toEqual([]);
});
