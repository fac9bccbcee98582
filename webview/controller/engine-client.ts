import { Endpoint, type Port, RequestError } from '../endpoint.js';
import type { EngineRequest, EngineResult } from '../model/timeline.js';
import { ENGINE_CONTRACT, type EngineContract, WORKER_CONTRACT } from '../worker/contract.js';

/**
 * How long the worker may take before it is stopped, in milliseconds: more for a text of millions of units, which is honest work. One pattern
 * has a limit of its own inside the engine.
 */
export function engineLimit({ output }: EngineRequest): number {
  return 5_000 + Math.floor(output.length / 200_000) * 1_000;
}

/** A started worker. */
export interface EngineWorker extends Port {
  stop(): void;
}

export type EngineFailure =
  | { readonly reason: 'stopped'; readonly limit: number }
  | { readonly reason: 'failed'; readonly message: string };
export type EngineOutcome = { readonly result: EngineResult } | { readonly failure: EngineFailure };

interface Started {
  readonly worker: EngineWorker;
  readonly endpoint: Endpoint<EngineContract, typeof WORKER_CONTRACT>;
}

/**
 * Sends work to the engine's worker, one request at a time. A newer request replaces the one that waits: what is superseded
 * is never run, and its outcome never reported. A worker that does not answer in time is stopped, and a new one started for the next request.
 */
export class EngineClient {
  #started: Promise<Started> | undefined;
  #next: EngineRequest | undefined;
  #busy = false;
  #disposed = false;

  constructor(
    private readonly start: () => Promise<EngineWorker>,
    private readonly report: (request: EngineRequest, outcome: EngineOutcome) => void,
  ) {}

  run(request: EngineRequest): void {
    this.#next = request;
    if (!this.#busy) void this.#work();
  }

  dispose(): void {
    this.#disposed = true;
    this.#next = undefined;
    this.#stop();
  }

  async #work(): Promise<void> {
    this.#busy = true;
    for (let request = this.#take(); request !== undefined; request = this.#take()) {
      const outcome = await this.#outcome(request);
      if (!this.#disposed && this.#next === undefined) this.report(request, outcome);
    }
    this.#busy = false;
  }

  #take(): EngineRequest | undefined {
    const request = this.#next;
    this.#next = undefined;
    return request;
  }

  async #outcome(request: EngineRequest): Promise<EngineOutcome> {
    const limit = engineLimit(request);
    try {
      this.#started ??= this.#begin();
      const { endpoint } = await this.#started;
      return { result: await endpoint.request('run', request, { limit }) };
    } catch (error) {
      this.#stop();
      if (error instanceof RequestError && error.code === 'time-limit')
        return { failure: { reason: 'stopped', limit } };
      return { failure: { reason: 'failed', message: error instanceof Error ? error.message : String(error) } };
    }
  }

  async #begin(): Promise<Started> {
    const worker = await this.start();
    return { worker, endpoint: new Endpoint(worker, ENGINE_CONTRACT, WORKER_CONTRACT, { requests: {}, events: {} }) };
  }

  /** Without waiting: a worker that is busy for ever must end now. */
  #stop(): void {
    const started = this.#started;
    this.#started = undefined;
    started?.then(
      ({ worker, endpoint }) => {
        endpoint.dispose();
        worker.stop();
      },
      () => undefined, // it never started, so there is nothing to stop
    );
  }
}
