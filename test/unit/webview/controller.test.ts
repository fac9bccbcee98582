import { describe, expect, test, vi } from 'vitest';
import { PlaygroundController } from '../../../webview/controller/controller.js';
import type { EngineWorker } from '../../../webview/controller/engine-client.js';
import { Endpoint } from '../../../webview/endpoint.js';
import type { SavedState } from '../../../webview/model/saved.js';
import type { EngineRequest, EngineResult } from '../../../webview/model/timeline.js';
import type { SampleFile, TemplateUpdate } from '../../../webview/protocol.js';
import { DEFAULT_STRINGS } from '../../../webview/strings.js';
import { ENGINE_CONTRACT, WORKER_CONTRACT } from '../../../webview/worker/contract.js';
import { joinedPorts } from './joined.js';
import { THINKING } from './timelines.js';

const template = (version: number, text: string | null = '{}', uri = 'file:///a.json'): TemplateUpdate => ({
  uri,
  name: uri.slice(8),
  version,
  text,
  start: { line: 1, column: 1 },
});
const samples = (uri = 'file:///a.json', ...names: string[]): SampleFile => ({
  uri,
  name: 'a.samples.jsonl',
  text: names.map((name) => JSON.stringify({ name, prefix: `${name} prefix`, output: `${name} output` })).join('\n'),
  note: undefined,
});

const good = (request: EngineRequest): EngineResult => ({
  findings: [],
  timeline: THINKING,
  message: `"${request.output}"`,
});

/** A controller with an engine of ours behind real messages; `settle` waits until nothing is on its way. */
function started(run: (request: EngineRequest) => EngineResult = good, saved?: unknown) {
  const ran: EngineRequest[] = [];
  let kept: SavedState | undefined;
  const startEngine = async (): Promise<EngineWorker> => {
    const { left, right } = joinedPorts();
    const handlers = {
      requests: {
        run: (request: EngineRequest) => {
          ran.push(request);
          return run(request);
        },
      },
      events: {},
    };
    new Endpoint(right, WORKER_CONTRACT, ENGINE_CONTRACT, handlers);
    return { ...left, stop: () => undefined };
  };
  const save = (state: SavedState) => {
    kept = state;
  };
  const controller = new PlaygroundController({ strings: DEFAULT_STRINGS, startEngine, load: () => saved, save });
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return { controller, ran, settle, kept: () => kept };
}

const start = (given: { template?: TemplateUpdate; samples?: SampleFile } = {}) => ({
  strings: DEFAULT_STRINGS,
  workers: { engine: '', editor: '' },
  template: given.template ?? null,
  samples: given.samples ?? null,
});

describe('opening', () => {
  test('the first sample is loaded and parsed', async () => {
    const { controller, settle } = started();
    controller.begin(start({ template: template(1), samples: samples('file:///a.json', 'one', 'two') }));
    await settle();
    expect(controller.state.inputs).toEqual({ prefix: 'one prefix', output: 'one output', tools: '' });
    expect(controller.state.sample).toBe(0);
    expect(controller.state.message).toBe('"one output"');
  });

  test('without a template nothing is parsed', async () => {
    const { controller, settle, ran } = started();
    controller.begin(start());
    controller.setInput('output', 'text');
    await settle();
    expect(ran).toEqual([]);
  });

  test('samples that come before their template are kept for it', () => {
    const { controller } = started();
    controller.begin(start());
    controller.setSamples(samples('file:///a.json', 'one'));
    expect(controller.state.samples.samples).toEqual([]);
    controller.setTemplate(template(1));
    expect(controller.state.sample).toBe(0);
  });

  test('samples of another template are not shown', () => {
    const { controller } = started();
    controller.begin(start({ template: template(1), samples: samples('file:///b.json', 'one') }));
    expect(controller.state.samples.samples).toEqual([]);
  });
});

describe('editing', () => {
  test('a later version of the template is parsed, an earlier one dropped', async () => {
    const { controller, settle, ran } = started();
    controller.begin(start({ template: template(2, '{"two":2}') }));
    await settle();
    controller.setTemplate(template(1, '{"one":1}'));
    controller.setTemplate(template(3, '{"three":3}'));
    await settle();
    expect(ran.map((request) => request.template)).toEqual(['{"two":2}', '{"three":3}']);
  });

  test('typing leaves the sample, and samples that are read again do not overwrite the text', async () => {
    const { controller, settle } = started();
    controller.begin(start({ template: template(1), samples: samples('file:///a.json', 'one') }));
    controller.setInput('output', 'mine');
    expect(controller.state.sample).toBeUndefined();
    controller.setSamples(samples('file:///a.json', 'one', 'two'));
    await settle();
    expect(controller.state.inputs.output).toBe('mine');
  });

  test('another template keeps the text until its own sample is chosen', () => {
    const { controller } = started();
    controller.begin(start({ template: template(1) }));
    controller.setInput('output', 'mine');
    controller.setTemplate(template(1, '{}', 'file:///b.json'));
    expect(controller.state.inputs.output).toBe('mine');
  });

  test('another template brings its own sample where nothing was typed', () => {
    const { controller } = started();
    controller.begin(start({ template: template(1), samples: samples('file:///a.json', 'one') }));
    controller.setTemplate(template(1, '{}', 'file:///b.json'));
    controller.setSamples(samples('file:///b.json', 'other'));
    expect(controller.state.inputs.output).toBe('other output');
  });

  test('a chosen sample that changes in its file is read again', () => {
    const { controller } = started();
    controller.begin(start({ template: template(1), samples: samples('file:///a.json', 'one', 'two') }));
    controller.chooseSample(1);
    const changed = samples('file:///a.json', 'one', 'two');
    controller.setSamples({ ...changed, text: changed.text?.replace('two output', 'new output') ?? null });
    expect(controller.state.inputs.output).toBe('new output');
    expect(controller.state.sample).toBe(1);
  });

  test('the last good message stays, marked stale, while there is none', async () => {
    const failure = { stage: 'feed', code: 'value-invalid', message: 'no JSON' } as const;
    const { controller, settle } = started((request) =>
      request.output === 'bad' ? { findings: [], timeline: THINKING, failure } : good(request),
    );
    controller.begin(start({ template: template(1) }));
    controller.setInput('output', 'fine');
    await settle();
    controller.setInput('output', 'bad');
    await settle();
    expect(controller.state).toMatchObject({ message: '"fine"', stale: true, failure });
    controller.setInput('output', 'fine again');
    await settle();
    expect(controller.state).toMatchObject({ message: '"fine again"', stale: false, failure: undefined });
  });

  test('the last good events stay while the template is refused', async () => {
    const finding = { code: 'unknown-key', message: '', place: 'x', severity: 'error', refuses: true } as const;
    const { controller, settle } = started((request) =>
      request.template === '{}' ? good(request) : { findings: [finding] },
    );
    controller.begin(start({ template: template(1) }));
    await settle();
    controller.setTemplate(template(2, '{"x":1}'));
    await settle();
    expect(controller.state.findings).toEqual([finding]);
    expect(controller.state.shown?.steps.count).toBe(8);
    expect(controller.state.stale).toBe(true);
  });

  test('a template that is deleted leaves what was shown, stale', async () => {
    const { controller, settle } = started();
    controller.begin(start({ template: template(1) }));
    await settle();
    controller.setInput('output', 'on its way to the engine');
    controller.setTemplate(template(2, null));
    await settle();
    expect(controller.state).toMatchObject({ stale: true, eventsStale: true });
    expect(controller.state.message).toBe('""');
  });
});

describe('stepping', () => {
  test('begins at the first event, the message is there already, and listeners hear of each move', async () => {
    const { controller, settle } = started();
    controller.begin(start({ template: template(1) }));
    await settle();
    expect(controller.state.stepping).toEqual({ index: 0, count: 8, playing: false, moved: false });
    expect(controller.state.message).toBe('""');
    const listener = vi.fn();
    const stop = controller.subscribe(listener);
    controller.step({ type: 'next' });
    expect(controller.state.stepping.index).toBe(1);
    stop();
    controller.step({ type: 'next' });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('keeps its place while template, text and chunks are edited', async () => {
    const { controller, settle } = started();
    controller.begin(start({ template: template(1), samples: samples('file:///a.json', 'one') }));
    await settle();
    controller.step({ type: 'seek', index: 3 });
    const places: number[] = [];
    const noted = async () => {
      await settle();
      places.push(controller.state.stepping.index);
    };
    controller.setTemplate(template(2, '{"two":2}'));
    await noted();
    controller.setInput('output', 'mine');
    await noted();
    controller.setChunking({ kind: 'whole', size: 1, seed: 1 });
    await noted();
    expect(places).toEqual([3, 3, 3]);
  });

  test('keeps its place when the chosen sample changes in its file', async () => {
    const { controller, settle } = started();
    const file = samples('file:///a.json', 'one');
    controller.begin(start({ template: template(1), samples: file }));
    await settle();
    controller.step({ type: 'seek', index: 3 });
    controller.setSamples({ ...file, text: file.text?.replace('one output', 'new output') ?? null });
    await settle();
    expect(controller.state.message).toBe('"new output"');
    expect(controller.state.stepping.index).toBe(3);
  });

  test('begins anew with another sample, and with another template', async () => {
    const { controller, settle } = started();
    controller.begin(start({ template: template(1), samples: samples('file:///a.json', 'one', 'two') }));
    await settle();
    controller.step({ type: 'last' });
    controller.chooseSample(1);
    await settle();
    expect(controller.state.stepping.index).toBe(0);
    controller.step({ type: 'last' });
    controller.setTemplate(template(1, '{}', 'file:///b.json'));
    await settle();
    expect(controller.state.stepping.index).toBe(0);
  });

  test('after a reload one is at the same place, with the same texts and chunks', async () => {
    const before = started();
    before.controller.begin(start({ template: template(1), samples: samples('file:///a.json', 'one') }));
    before.controller.setInput('output', 'mine');
    before.controller.setChunking({ kind: 'random', size: 5, seed: 7 });
    await before.settle();
    before.controller.step({ type: 'seek', index: 3 });
    const after = started(good, JSON.parse(JSON.stringify(before.kept())));
    after.controller.begin(start({ template: template(1), samples: samples('file:///a.json', 'one') }));
    await after.settle();
    expect(after.controller.state.stepping.index).toBe(3);
    expect(after.controller.state.inputs.output).toBe('mine');
    expect(after.controller.state.chunking).toEqual({ kind: 'random', size: 5, seed: 7 });
    expect(after.ran).toHaveLength(1);
  });

  test('a saved state that is broken is as none', async () => {
    const { controller, settle } = started(good, { version: '1', inputs: 7 });
    controller.begin(start({ template: template(1), samples: samples('file:///a.json', 'one') }));
    await settle();
    expect(controller.state.sample).toBe(0);
  });
});
