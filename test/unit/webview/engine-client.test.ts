import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  EngineClient,
  type EngineOutcome,
  type EngineWorker,
  engineLimit,
} from '../../../webview/controller/engine-client.js';
import { Endpoint } from '../../../webview/endpoint.js';
import { DEFAULT_CHUNKING } from '../../../webview/model/chunking.js';
import type { EngineRequest, EngineResult } from '../../../webview/model/timeline.js';
import { ENGINE_CONTRACT, WORKER_CONTRACT } from '../../../webview/worker/contract.js';
import { joinedPorts } from './joined.js';

const request = (output: string): EngineRequest => ({
  template: '{}',
  prefix: '',
  output,
  tools: '',
  chunking: DEFAULT_CHUNKING,
});
const result = (message: string): EngineResult => ({ findings: [], message });

/** A client whose workers answer with `run`; says what was run, reported, started and stopped. */
function clientWith(
  run: (request: EngineRequest) => EngineResult | Promise<EngineResult>,
  start?: () => Promise<EngineWorker>,
) {
  const log: string[] = [];
  const startWorker = async (): Promise<EngineWorker> => {
    log.push('start');
    const { left, right } = joinedPorts();
    const handlers = {
      requests: {
        run: (asked: EngineRequest) => {
          log.push(`run ${asked.output}`);
          return run(asked);
        },
      },
      events: {},
    };
    new Endpoint(right, WORKER_CONTRACT, ENGINE_CONTRACT, handlers);
    return { ...left, stop: () => log.push('stop') };
  };
  const report = ({ output }: EngineRequest, outcome: EngineOutcome) =>
    log.push(`report ${output}: ${'result' in outcome ? outcome.result.message : outcome.failure.reason}`);
  return { client: new EngineClient(start ?? startWorker, report), log };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a result is reported, and the worker kept for the next request', async () => {
  const { client, log } = clientWith(({ output }) => result(`<${output}>`));
  client.run(request('a'));
  await vi.advanceTimersByTimeAsync(0);
  client.run(request('b'));
  await vi.advanceTimersByTimeAsync(0);
  expect(log).toEqual(['start', 'run a', 'report a: <a>', 'run b', 'report b: <b>']);
});

test('while one runs, only the newest of those that wait is run, and what is superseded is not reported', async () => {
  const { client, log } = clientWith(async ({ output }) => {
    await new Promise((resolve) => setTimeout(resolve, 10));
    return result(output);
  });
  client.run(request('a'));
  await vi.advanceTimersByTimeAsync(5);
  client.run(request('b'));
  client.run(request('c'));
  await vi.advanceTimersByTimeAsync(50);
  expect(log).toEqual(['start', 'run a', 'run c', 'report c: c']);
});

test('a worker that does not answer is stopped, said so, and replaced', async () => {
  const { client, log } = clientWith(({ output }) =>
    output === 'hang' ? new Promise<EngineResult>(() => undefined) : result(output),
  );
  client.run(request('hang'));
  await vi.advanceTimersByTimeAsync(5_000);
  client.run(request('b'));
  await vi.advanceTimersByTimeAsync(0);
  expect(log).toEqual(['start', 'run hang', 'stop', 'report hang: stopped', 'start', 'run b', 'report b: b']);
});

test('a text of millions of units may take longer', () => {
  expect(engineLimit(request('short'))).toBe(5_000);
  expect(engineLimit(request('x'.repeat(2_000_000)))).toBe(15_000);
});

test('a worker that cannot be started is a failure, and the next request tries again', async () => {
  let tries = 0;
  const { client, log } = clientWith(result.bind(null, ''), () => {
    tries += 1;
    return Promise.reject(new Error('404'));
  });
  client.run(request('a'));
  await vi.advanceTimersByTimeAsync(0);
  client.run(request('b'));
  await vi.advanceTimersByTimeAsync(0);
  expect(log).toEqual(['report a: failed', 'report b: failed']);
  expect(tries).toBe(2);
});

test('after disposal nothing is reported, and the worker is stopped', async () => {
  const { client, log } = clientWith(() => new Promise<EngineResult>(() => undefined));
  client.run(request('a'));
  await vi.advanceTimersByTimeAsync(0);
  client.dispose();
  await vi.advanceTimersByTimeAsync(6_000);
  expect(log.filter((entry) => entry !== 'stop')).toEqual(['start', 'run a']);
  expect(log).toContain('stop');
});
