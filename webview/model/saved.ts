import { type Guarded, isCount, isEither, isNull, isObject, isOneOf, isString, isUndefined } from '../guards.js';
import { CHUNKING_KINDS } from './chunking.js';

const VERSION = '1';
/** Texts longer than this together are not kept: the state of a panel is stored with the window. */
export const SAVED_TEXT_LIMIT = 500_000;

/** What survives a reload of the window. */
export const isSavedState = isObject({
  version: isOneOf(VERSION),
  /** Of the template; the host reads it when it restores the panel. */
  uri: isEither(isString, isNull),
  sample: isEither(isString, isNull),
  /** Absent where they were too long. */
  inputs: isEither(isObject({ prefix: isString, output: isString, tools: isString }), isUndefined),
  chunking: isObject({ kind: isOneOf(...CHUNKING_KINDS), size: isCount, seed: isCount }),
  /** Index of the step. */
  step: isEither(isCount, isNull),
});
export type SavedState = Guarded<typeof isSavedState>;

export function saveState(state: Omit<SavedState, 'version'>): SavedState {
  const { inputs } = state;
  const length = inputs === undefined ? 0 : inputs.prefix.length + inputs.output.length + inputs.tools.length;
  return { ...state, version: VERSION, inputs: length > SAVED_TEXT_LIMIT ? undefined : inputs };
}
