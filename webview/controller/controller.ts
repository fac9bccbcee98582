import type { Chunking } from '../model/chunking.js';
import { readSamples, type Sample } from '../model/samples.js';
import { isSavedState, type SavedState, saveState } from '../model/saved.js';
import { type SteppingAction, step } from '../model/stepping.js';
import type { EngineRequest, Failure } from '../model/timeline.js';
import { type PlaygroundStrings, type SampleFile, type Start, supersedes, type TemplateUpdate } from '../protocol.js';
import { fill } from '../strings.js';
import { EngineClient, type EngineOutcome, type EngineWorker } from './engine-client.js';
import {
  FIRST_STATE,
  type InputName,
  type Inputs,
  NO_SAMPLES,
  type PlaygroundState,
  withoutTemplate,
  withResult,
} from './state.js';

/** What the controller needs from the page around it. */
export interface Surroundings {
  readonly strings: PlaygroundStrings;
  startEngine(): Promise<EngineWorker>;
  /** As VS Code's `getState` and `setState`. */
  load(): unknown;
  save(state: SavedState): void;
}

/** The playground without its looks: inputs in, state out. */
export class PlaygroundController {
  #state: PlaygroundState = FIRST_STATE;
  readonly #listeners = new Set<() => void>();
  readonly #engine: EngineClient;
  /** The step of a restored state, until its first result is there. */
  #restoredStep: number | undefined;
  #sampleFile: SampleFile | undefined;
  /** Another text was chosen than the one whose steps are shown: its steps begin at the first. */
  #otherText = true;
  /** True once a text was typed: then no sample takes its place unasked. */
  #typed = false;
  #sampleName: string | null = null;

  constructor(private readonly around: Surroundings) {
    this.#engine = new EngineClient(
      () => around.startEngine(),
      (request, outcome) => this.#finish(request, outcome),
    );
  }

  get state(): PlaygroundState {
    return this.#state;
  }

  /** Calls back after every change; returns a function that ends it. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  begin(start: Start): void {
    const saved = this.around.load();
    if (isSavedState(saved)) this.#restore(saved);
    if (start.template !== null) this.setTemplate(start.template);
    if (start.samples !== null) this.setSamples(start.samples);
  }

  dispose(): void {
    this.#engine.dispose();
    this.#listeners.clear();
  }

  /** Versions that are older than what is there are dropped. */
  setTemplate(template: TemplateUpdate): void {
    if (!supersedes(template, this.#state.template)) return;
    const other = template.uri !== this.#state.template?.uri;
    this.#otherText ||= other;
    this.#change({ template, ...(other ? { samples: NO_SAMPLES, sampleFile: '', sample: undefined } : {}) });
    if (other && this.#sampleFile?.uri === template.uri) this.setSamples(this.#sampleFile);
    this.#run();
  }

  /** They may come before their template. */
  setSamples(file: SampleFile): void {
    this.#sampleFile = file;
    if (file.uri !== this.#state.template?.uri) return;
    const samples = readSamples(file, this.around.strings);
    const same = this.#sampleLike(samples.samples);
    this.#change({ samples, sampleFile: file.name, sample: same });
    if (!this.#typed && same === undefined) this.#takeSample(this.#sampleNamed(samples.samples));
  }

  chooseSample(index: number): void {
    this.#otherText = true;
    this.#takeSample(index);
  }

  #takeSample(index: number): void {
    const sample = this.#state.samples.samples[index];
    if (sample === undefined) return;
    this.#typed = false;
    if (sample.name !== this.#sampleName) this.#otherText = true;
    this.#sampleName = sample.name;
    const inputs = { prefix: sample.prefix, output: sample.output, tools: sample.tools ?? '' };
    this.#change({ inputs, sample: index });
    this.#run();
  }

  setInput(name: InputName, text: string): void {
    if (this.#state.inputs[name] === text) return;
    this.#typed = true;
    this.#change({ inputs: { ...this.#state.inputs, [name]: text }, sample: undefined });
    this.#run();
  }

  setChunking(chunking: Chunking): void {
    this.#change({ chunking });
    this.#run();
  }

  setSpeed(speed: number): void {
    this.#change({ speed });
  }

  step(action: SteppingAction): void {
    this.#change({ stepping: step(this.#state.stepping, action) });
  }

  /** The sample whose texts are in the editors. */
  #sampleLike(samples: readonly Sample[]): number | undefined {
    const { prefix, output, tools } = this.#state.inputs;
    const index = samples.findIndex(
      (sample) => sample.prefix === prefix && sample.output === output && (sample.tools ?? '') === tools,
    );
    return index < 0 ? undefined : index;
  }

  /** The sample of the name that was chosen last, else the first. */
  #sampleNamed(samples: readonly Sample[]): number {
    return Math.max(
      samples.findIndex(({ name }) => name === this.#sampleName),
      0,
    );
  }

  #restore(saved: SavedState): void {
    const { chunking, inputs, sample } = saved;
    this.#typed = inputs !== undefined && sample === null;
    this.#sampleName = sample;
    this.#restoredStep = saved.step ?? undefined;
    this.#state = { ...this.#state, chunking, inputs: inputs ?? this.#state.inputs };
  }

  #change(part: Partial<PlaygroundState>): void {
    this.#state = { ...this.#state, ...part };
    this.#save();
    for (const listener of this.#listeners) listener();
  }

  #save(): void {
    const { template, samples, sample, inputs, chunking, stepping } = this.#state;
    this.around.save(
      saveState({
        uri: template?.uri ?? null,
        sample: samples.samples[sample ?? -1]?.name ?? null,
        inputs,
        chunking,
        step: stepping.index < 0 ? null : stepping.index,
      }),
    );
  }

  #run(): void {
    const { template, inputs, chunking } = this.#state;
    if (template?.text == null) this.#change(withoutTemplate(this.#state));
    else this.#engine.run({ template: template.text, ...inputs, chunking });
  }

  #finish(request: EngineRequest, outcome: EngineOutcome): void {
    if (this.#state.template?.text == null) return; // it was deleted meanwhile
    const inputs: Inputs = { prefix: request.prefix, output: request.output, tools: request.tools };
    const result = 'result' in outcome ? outcome.result : { findings: [], failure: this.#engineFailure(outcome) };
    const next = withResult(this.#state, inputs, result);
    this.#change(next.shown === this.#state.shown ? next : { ...next, stepping: this.#placeIn(next) });
  }

  #placeIn({ stepping, shown }: PlaygroundState): PlaygroundState['stepping'] {
    const renewed = step(stepping, { type: 'renew', count: shown?.steps.count ?? 0, other: this.#otherText });
    const index = this.#restoredStep;
    this.#restoredStep = undefined;
    this.#otherText = false;
    return index === undefined ? renewed : step(renewed, { type: 'seek', index });
  }

  #engineFailure(outcome: Extract<EngineOutcome, { failure: unknown }>): Failure {
    const { strings } = this.around;
    const message =
      outcome.failure.reason === 'stopped'
        ? fill(strings.engineStopped, outcome.failure.limit / 1000)
        : fill(strings.engineFailed, outcome.failure.message);
    return { stage: 'engine', code: `engine-${outcome.failure.reason}`, message };
  }
}
