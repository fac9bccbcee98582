import {
  type Guard,
  isBoolean,
  isCount,
  isEither,
  isObject,
  isOneOf,
  isRecord,
  isString,
  isUndefined,
} from './guards.js';

/** What one side may say: requests, which are answered, and events, which are not. Each value is checked where it arrives. */
export interface Contract {
  readonly requests: Readonly<Record<string, { readonly params: Guard<unknown>; readonly result: Guard<unknown> }>>;
  readonly events: Readonly<Record<string, Guard<unknown>>>;
}

type Checked<G> = G extends Guard<infer T> ? T : never;
export type RequestType<C extends Contract> = keyof C['requests'] & string;
export type EventType<C extends Contract> = keyof C['events'] & string;
export type Params<C extends Contract, K extends RequestType<C>> = Checked<C['requests'][K]['params']>;
export type Result<C extends Contract, K extends RequestType<C>> = Checked<C['requests'][K]['result']>;
export type EventParams<C extends Contract, K extends EventType<C>> = Checked<C['events'][K]>;

/** What a side does with what the other may say. */
export interface Handlers<C extends Contract> {
  readonly requests: {
    readonly [K in RequestType<C>]: (params: Params<C, K>, signal: AbortSignal) => Result<C, K> | Promise<Result<C, K>>;
  };
  readonly events: { readonly [K in EventType<C>]: (params: EventParams<C, K>) => void };
}

/** A way to the other side. Values are structured-clone data. */
export interface Port {
  post(message: unknown): void;
  /** Returns a function that stops listening. */
  listen(receive: (message: unknown) => void): () => void;
}

const REQUEST_ERROR_CODES = [
  'failed',
  'unknown-request',
  'invalid-message',
  'cancelled',
  'time-limit',
  'disposed',
] as const;
export type RequestErrorCode = (typeof REQUEST_ERROR_CODES)[number];

/** The only rejection of `Endpoint.request`. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  constructor(
    readonly code: RequestErrorCode,
    message: string,
  ) {
    super(message);
  }
}

export interface RequestOptions {
  /** Aborted: the request is rejected with `cancelled` and the other side is told. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds until the request is rejected with `time-limit`; the other side is told to stop. */
  readonly limit?: number | undefined;
}

const DEFAULT_LIMIT = 30_000;

const isEnvelope = isObject({ kind: isOneOf('request', 'reply', 'cancel', 'event') });
const isRequest = isObject({ id: isCount, type: isString });
const isReply = isObject({
  id: isCount,
  ok: isBoolean,
  code: isEither(isOneOf(...REQUEST_ERROR_CODES), isUndefined),
  message: isEither(isString, isUndefined),
});
const isCancel = isObject({ id: isCount });
const isEvent = isObject({ type: isString });

interface Waiting {
  readonly type: string;
  readonly settle: (outcome: { readonly result: unknown } | { readonly error: RequestError }) => void;
}

function own<T>(map: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(map, key) ? map[key] : undefined;
}

/**
 * One end of a conversation; the same class serves both. `Out` is what this side says, `In` what it hears.
 * Every request ends: with a result, an error from the other side, cancellation, the time limit, or disposal.
 */
export class Endpoint<Out extends Contract, In extends Contract> {
  readonly #waiting = new Map<number, Waiting>();
  readonly #running = new Map<number, AbortController>();
  readonly #stopListening: () => void;
  #nextId = 0;
  #disposed = false;

  constructor(
    private readonly port: Port,
    private readonly says: Out,
    private readonly hears: In,
    private readonly handlers: Handlers<In>,
    private readonly onInvalid: (problem: string) => void = () => undefined,
  ) {
    this.#stopListening = port.listen((message) => this.#receive(message));
  }

  send<K extends EventType<Out>>(type: K, params: EventParams<Out, K>): void {
    if (!this.#disposed) this.port.post({ kind: 'event', type, params });
  }

  request<K extends RequestType<Out>>(
    type: K,
    params: Params<Out, K>,
    options: RequestOptions = {},
  ): Promise<Result<Out, K>> {
    if (this.#disposed) return Promise.reject(new RequestError('disposed', `${type}: the other side is gone.`));
    if (options.signal?.aborted) return Promise.reject(new RequestError('cancelled', `${type} was cancelled.`));
    const id = this.#nextId;
    this.#nextId += 1;
    return new Promise((resolve, reject) => {
      const limit = options.limit ?? DEFAULT_LIMIT;
      const timer = setTimeout(() => this.#giveUp(id, 'time-limit', `${type}: no answer in ${limit} ms.`), limit);
      const cancel = () => this.#giveUp(id, 'cancelled', `${type} was cancelled.`);
      options.signal?.addEventListener('abort', cancel);
      const settle: Waiting['settle'] = (outcome) => {
        clearTimeout(timer);
        options.signal?.removeEventListener('abort', cancel);
        this.#waiting.delete(id);
        // The guard of the contract has passed before a result reaches this point.
        if ('error' in outcome) reject(outcome.error);
        else resolve(outcome.result as Result<Out, K>);
      };
      this.#waiting.set(id, { type, settle });
      this.port.post({ kind: 'request', id, type, params });
    });
  }

  /** Rejects what is waiting, aborts what is running, and hears nothing more. */
  dispose(): void {
    if (this.#disposed) return;
    this.#disposed = true;
    this.#stopListening();
    for (const controller of this.#running.values()) controller.abort();
    this.#running.clear();
    for (const { type, settle } of [...this.#waiting.values()])
      settle({ error: new RequestError('disposed', `${type}: the other side is gone.`) });
  }

  #giveUp(id: number, code: RequestErrorCode, message: string): void {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
    this.port.post({ kind: 'cancel', id });
    waiting.settle({ error: new RequestError(code, message) });
  }

  #receive(message: unknown): void {
    if (this.#disposed) return;
    if (!isEnvelope(message)) this.onInvalid('a message without a known kind');
    else if (message.kind === 'request' && isRequest(message)) void this.#answer(message.id, message.type, message);
    else if (message.kind === 'reply' && isReply(message)) this.#settle(message, message);
    else if (message.kind === 'cancel' && isCancel(message)) this.#running.get(message.id)?.abort();
    else if (message.kind === 'event' && isEvent(message)) this.#handleEvent(message.type, message);
    else this.onInvalid(`a ${message.kind} of the wrong shape`);
  }

  #handleEvent(type: string, message: unknown): void {
    const guard = own(this.hears.events, type);
    const params = isRecord(message) ? message.params : undefined;
    if (guard === undefined || !guard(params)) {
      this.onInvalid(`event ${type}`);
      return;
    }
    const handle = own(this.handlers.events as Readonly<Record<string, (params: unknown) => void>>, type);
    handle?.(params);
  }

  async #answer(id: number, type: string, message: unknown): Promise<void> {
    const controller = new AbortController();
    this.#running.set(id, controller);
    const reply = await this.#outcome(type, isRecord(message) ? message.params : undefined, controller.signal);
    this.#running.delete(id);
    if (!this.#disposed && !controller.signal.aborted) this.port.post({ kind: 'reply', id, ...reply });
  }

  async #outcome(type: string, params: unknown, signal: AbortSignal): Promise<object> {
    const request = own(this.hears.requests, type);
    if (request === undefined) return { ok: false, code: 'unknown-request', message: `There is no request ${type}.` };
    if (!request.params(params))
      return { ok: false, code: 'invalid-message', message: `${type}: parameters of the wrong shape.` };
    type Handler = (params: unknown, signal: AbortSignal) => unknown;
    const handle = own(this.handlers.requests as Readonly<Record<string, Handler>>, type);
    try {
      return { ok: true, result: await handle?.(params, signal) };
    } catch (error) {
      return { ok: false, code: 'failed', message: error instanceof Error ? error.message : String(error) };
    }
  }

  #settle(
    reply: { id: number; ok: boolean; code?: RequestErrorCode | undefined; message?: string | undefined },
    raw: unknown,
  ) {
    const waiting = this.#waiting.get(reply.id);
    if (waiting === undefined) return; // late: cancelled or past its limit
    if (!reply.ok) {
      waiting.settle({ error: new RequestError(reply.code ?? 'failed', reply.message ?? `${waiting.type} failed.`) });
      return;
    }
    const result = isRecord(raw) ? raw.result : undefined;
    if (own(this.says.requests, waiting.type)?.result(result)) waiting.settle({ result });
    else
      waiting.settle({ error: new RequestError('invalid-message', `${waiting.type}: a result of the wrong shape.`) });
  }
}
