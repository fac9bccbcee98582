import type { Contract } from '../endpoint.js';
import { type Guard, isArrayOf, isCount, isNumber, isObject, isOneOf, isRecord, isString } from '../guards.js';
import { CHUNKING_KINDS } from '../model/chunking.js';
import type { EngineResult } from '../model/timeline.js';

/** Both ends are ours and built together: the outline is checked, not each of up to 100,000 events. */
const isEngineResult: Guard<EngineResult> = (value): value is EngineResult =>
  isRecord(value) && isArrayOf(isRecord)(value.findings);

/** Said by the page to the engine's worker. */
export const ENGINE_CONTRACT = {
  requests: {
    run: {
      params: isObject({
        template: isString,
        prefix: isString,
        output: isString,
        tools: isString,
        chunking: isObject({ kind: isOneOf(...CHUNKING_KINDS), size: isNumber, seed: isCount }),
      }),
      result: isEngineResult,
    },
  },
  events: {},
} as const satisfies Contract;

export type EngineContract = typeof ENGINE_CONTRACT;

/** Said by the worker. */
export const WORKER_CONTRACT = { requests: {}, events: {} } as const satisfies Contract;
