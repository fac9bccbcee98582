import { type Chunking, DEFAULT_CHUNKING } from '../model/chunking.js';
import { type Taken, takenBy } from '../model/decorations.js';
import type { ReadSamples } from '../model/samples.js';
import { NO_STEPS, type Stepping } from '../model/stepping.js';
import { buildSteps, type Steps } from '../model/steps.js';
import type { EngineResult, Failure, TemplateFinding } from '../model/timeline.js';
import type { TemplateUpdate } from '../protocol.js';

export interface Inputs {
  readonly prefix: string;
  readonly output: string;
  readonly tools: string;
}
export type InputName = keyof Inputs;

export const NO_INPUTS: Inputs = { prefix: '', output: '', tools: '' };

/** What the last run showed, with the texts that it ran on: marks are drawn only while these are still in the editors. */
export interface Shown {
  readonly inputs: Inputs;
  readonly steps: Steps;
  readonly taken: readonly Taken[];
}

export interface PlaygroundState {
  readonly template: TemplateUpdate | null;
  readonly samples: ReadSamples;
  /** The sample file's name, or the one that it would have. */
  readonly sampleFile: string;
  /** Index of the chosen sample; undefined once its text is edited. */
  readonly sample: number | undefined;
  readonly inputs: Inputs;
  readonly chunking: Chunking;
  readonly findings: readonly TemplateFinding[];
  readonly failure: Failure | undefined;
  readonly shown: Shown | undefined;
  /** The last message that could be made: exact JSON text. */
  readonly message: string | undefined;
  /** See `EngineResult`. */
  readonly coarsened: number | undefined;
  /** The message is older than what stands in the editors. */
  readonly stale: boolean;
  /** The events are, too: the template or the tools cannot be used. */
  readonly eventsStale: boolean;
  readonly stepping: Stepping;
  /** Steps per second. */
  readonly speed: number;
}

export const NO_SAMPLES: ReadSamples = { samples: [], notes: [] };

export const FIRST_STATE: PlaygroundState = {
  template: null,
  samples: NO_SAMPLES,
  sampleFile: '',
  sample: undefined,
  inputs: NO_INPUTS,
  chunking: DEFAULT_CHUNKING,
  findings: [],
  failure: undefined,
  shown: undefined,
  message: undefined,
  coarsened: undefined,
  stale: false,
  eventsStale: false,
  stepping: NO_STEPS,
  speed: 8,
};

/** The state with a new result: the last good message stays, marked stale, where there is none now. */
export function withResult(state: PlaygroundState, inputs: Inputs, result: EngineResult): PlaygroundState {
  const { findings, failure, timeline, message, coarsened } = result;
  const shown = timeline === undefined ? state.shown : show(inputs, buildSteps(timeline));
  return {
    ...state,
    findings,
    failure,
    coarsened,
    shown,
    message: message ?? state.message,
    stale: message === undefined && state.message !== undefined,
    eventsStale: timeline === undefined && shown !== undefined,
  };
}

/** The document has no template any more: what was shown stays, stale. */
export function withoutTemplate(state: PlaygroundState): PlaygroundState {
  const stale = { stale: state.message !== undefined, eventsStale: state.shown !== undefined };
  return { ...state, findings: [], failure: undefined, ...stale };
}

function show(inputs: Inputs, steps: Steps): Shown {
  return { inputs, steps, taken: takenBy(steps) };
}
