import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Contract, Endpoint, type Handlers, RequestError } from '../../../webview/endpoint.js';
import { isNumber, isObject, isString } from '../../../webview/guards.js';
import { joinedPorts } from './joined.js';

const ASKER = {
  requests: { double: { params: isObject({ value: isNumber }), result: isNumber } },
  events: { said: isObject({ text: isString }) },
} as const satisfies Contract;
const NOTHING = { requests: {}, events: {} } as const satisfies Contract;

type Answers = Handlers<typeof ASKER>;

function pair(answers: Partial<Answers['requests']> = {}, events: Partial<Answers['events']> = {}) {
  const { left, right } = joinedPorts();
  const invalid: string[] = [];
  const handlers: Answers = {
    requests: { double: ({ value }) => value * 2, ...answers },
    events: { said: () => undefined, ...events },
  };
  const asker = new Endpoint(left, ASKER, NOTHING, { requests: {}, events: {} });
  const answerer = new Endpoint(right, NOTHING, ASKER, handlers, (problem) => invalid.push(problem));
  return { asker, answerer, invalid, left, right };
}

const never = () => new Promise<number>(() => undefined);

async function codeOf(request: Promise<unknown>): Promise<string> {
  const error: unknown = await request.catch((reason: unknown) => reason);
  return error instanceof RequestError ? `${error.code}: ${error.message}` : `no RequestError: ${String(error)}`;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a request', () => {
  test('gets its own answer, whatever the order of the answers', async () => {
    const { asker } = pair({
      double: async ({ value }) => {
        if (value === 1) await new Promise((resolve) => setTimeout(resolve, 10));
        return value * 2;
      },
    });
    const slow = asker.request('double', { value: 1 });
    const fast = asker.request('double', { value: 2 });
    expect(await fast).toBe(4);
    await vi.advanceTimersByTimeAsync(10);
    expect(await slow).toBe(2);
  });

  test('whose handler throws is rejected with its words', async () => {
    const { asker } = pair({
      double: () => {
        throw new Error('out of numbers');
      },
    });
    expect(await codeOf(asker.request('double', { value: 1 }))).toBe('failed: out of numbers');
  });

  test('that the other side never answers is rejected at its limit, and the other side is told to stop', async () => {
    let signal: AbortSignal | undefined;
    const { asker } = pair({
      double: (_params, given) => {
        signal = given;
        return never();
      },
    });
    const outcome = codeOf(asker.request('double', { value: 1 }, { limit: 500 }));
    await vi.advanceTimersByTimeAsync(499);
    expect(signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toBe('time-limit: double: no answer in 500 ms.');
    expect(signal?.aborted).toBe(true);
  });

  test('that is cancelled is rejected at once, and the other side is told to stop', async () => {
    let signal: AbortSignal | undefined;
    const { asker } = pair({
      double: (_params, given) => {
        signal = given;
        return never();
      },
    });
    const cancel = new AbortController();
    const outcome = codeOf(asker.request('double', { value: 1 }, { signal: cancel.signal }));
    await vi.advanceTimersByTimeAsync(0);
    cancel.abort();
    expect(await outcome).toBe('cancelled: double was cancelled.');
    await vi.advanceTimersByTimeAsync(0);
    expect(signal?.aborted).toBe(true);
  });

  test('with a signal that is aborted already is not sent', async () => {
    const double = vi.fn(() => 0);
    const { asker } = pair({ double });
    expect(await codeOf(asker.request('double', { value: 1 }, { signal: AbortSignal.abort() }))).toMatch(/^cancelled/);
    await vi.advanceTimersByTimeAsync(0);
    expect(double).not.toHaveBeenCalled();
  });

  test('whose answer comes after it was given up changes nothing', async () => {
    const { asker, right } = pair({ double: never });
    const outcome = codeOf(asker.request('double', { value: 1 }, { limit: 5 }));
    await vi.advanceTimersByTimeAsync(5);
    right.post({ kind: 'reply', id: 0, ok: true, result: 2 });
    await vi.advanceTimersByTimeAsync(0);
    expect(await outcome).toMatch(/^time-limit/);
  });

  test('leaves no timer behind', async () => {
    const { asker } = pair();
    await asker.request('double', { value: 1 });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('disposal', () => {
  test('rejects what waits, and what is asked afterwards', async () => {
    const { asker } = pair({ double: never });
    const waiting = codeOf(asker.request('double', { value: 1 }));
    asker.dispose();
    expect(await waiting).toBe('disposed: double: the other side is gone.');
    expect(await codeOf(asker.request('double', { value: 1 }))).toMatch(/^disposed/);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('stops what runs, and answers nothing', async () => {
    let signal: AbortSignal | undefined;
    const { asker, answerer, left } = pair({
      double: (_params, given) => {
        signal = given;
        return new Promise((resolve) => setTimeout(resolve, 10, 2));
      },
    });
    const heard: unknown[] = [];
    left.listen((message) => heard.push(message));
    const outcome = codeOf(asker.request('double', { value: 1 }, { limit: 100 }));
    await vi.advanceTimersByTimeAsync(0);
    answerer.dispose();
    expect(signal?.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(100);
    expect(await outcome).toMatch(/^time-limit/);
    expect(heard).toEqual([]);
  });
});

describe('what arrives is checked', () => {
  test('an event reaches its handler', async () => {
    const said = vi.fn();
    const { asker } = pair({}, { said });
    asker.send('said', { text: 'hello' });
    await vi.advanceTimersByTimeAsync(0);
    expect(said).toHaveBeenCalledExactlyOnceWith({ text: 'hello' });
  });

  test.each<[string, unknown]>([
    ['a message without a known kind', 'hello'],
    ['a message without a known kind', null],
    ['a message without a known kind', { kind: 'shout' }],
    ['a request of the wrong shape', { kind: 'request', id: -1, type: 'double' }],
    ['a reply of the wrong shape', { kind: 'reply', id: 0 }],
    ['a cancel of the wrong shape', { kind: 'cancel' }],
    ['event said', { kind: 'event', type: 'said', params: { text: 7 } }],
    ['event unheard', { kind: 'event', type: 'unheard', params: {} }],
    ['event toString', { kind: 'event', type: 'toString', params: {} }],
  ])('%s is reported and dropped: %j', async (problem, message) => {
    const said = vi.fn();
    const { left, invalid } = pair({}, { said });
    left.post(message);
    await vi.advanceTimersByTimeAsync(0);
    expect(invalid).toEqual([problem]);
    expect(said).not.toHaveBeenCalled();
  });

  test.each<[string, object, string]>([
    ['an unknown type', { type: 'halve', params: {} }, 'unknown-request'],
    ['a type that every object has', { type: 'constructor', params: {} }, 'unknown-request'],
    ['parameters of the wrong shape', { type: 'double', params: { value: '1' } }, 'invalid-message'],
  ])('a request with %s gets an error', async (_name, request, code) => {
    const { left } = pair();
    const heard: unknown[] = [];
    left.listen((message) => heard.push(message));
    left.post({ kind: 'request', id: 9, ...request });
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual([{ kind: 'reply', id: 9, ok: false, code, message: expect.any(String) }]);
  });

  test('a result of the wrong shape is an error for the one who asked', async () => {
    const { asker, right } = pair({ double: never });
    const outcome = codeOf(asker.request('double', { value: 1 }));
    right.post({ kind: 'reply', id: 0, ok: true, result: 'two' });
    await vi.advanceTimersByTimeAsync(0);
    expect(await outcome).toBe('invalid-message: double: a result of the wrong shape.');
  });
});
