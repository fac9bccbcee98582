import '@vscode/codicons/dist/codicon.css';
import './view/styles/panel.css';
import './view/styles/marks.css';
import './view/styles/timeline.css';
import { render } from 'preact';
import { PlaygroundController } from './controller/controller.js';
import type { EngineWorker } from './controller/engine-client.js';
import { Endpoint, type Port } from './endpoint.js';
import type { SavedState } from './model/saved.js';
import { HOST_CONTRACT, PAGE_CONTRACT, type Start } from './protocol.js';
import { App } from './view/app.js';
import { StringsContext } from './view/context.js';
import { prepareMonaco } from './view/monaco.js';

interface VsCodeApi {
  postMessage(message: unknown): void;
  getState(): unknown;
  setState(state: unknown): void;
}
declare function acquireVsCodeApi(): VsCodeApi;

const SAVE_DELAY = 150;

function hostPort(api: VsCodeApi): Port {
  return {
    post: (message) => api.postMessage(message),
    listen: (receive) => {
      const onMessage = (event: MessageEvent<unknown>) => receive(event.data);
      window.addEventListener('message', onMessage);
      return () => window.removeEventListener('message', onMessage);
    },
  };
}

/** A page in VS Code may start workers only from a blob of its own. */
async function startWorker(address: string): Promise<Worker> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const source = URL.createObjectURL(new Blob([await response.text()], { type: 'text/javascript' }));
  const worker = new Worker(source);
  URL.revokeObjectURL(source);
  return worker;
}

async function startEngine(address: string): Promise<EngineWorker> {
  const worker = await startWorker(address);
  return {
    post: (message) => worker.postMessage(message),
    listen: (receive) => {
      worker.onmessage = (event: MessageEvent<unknown>) => receive(event.data);
      return () => {
        worker.onmessage = null;
      };
    },
    stop: () => worker.terminate(),
  };
}

/** Saves the newest state soon: stepping must not write the texts at every step. */
function delayedSave(api: VsCodeApi): (state: SavedState) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let newest: SavedState | undefined;
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    if (newest !== undefined) api.setState(newest);
  };
  window.addEventListener('pagehide', save);
  document.addEventListener('visibilitychange', save);
  return (state) => {
    newest = state;
    timer ??= setTimeout(save, SAVE_DELAY);
  };
}

/** What the host says before the controller exists is in the answer to `start` already. */
async function main(root: HTMLElement): Promise<void> {
  const api = acquireVsCodeApi();
  let controller: PlaygroundController | undefined;
  const host = new Endpoint(hostPort(api), PAGE_CONTRACT, HOST_CONTRACT, {
    requests: {},
    events: {
      template: (template) => controller?.setTemplate(template),
      samples: (samples) => controller?.setSamples(samples),
    },
  });
  const start: Start = await host.request('start', {});
  prepareMonaco(() => startWorker(start.workers.editor));
  const made = new PlaygroundController({
    strings: start.strings,
    startEngine: () => startEngine(start.workers.engine),
    load: () => api.getState(),
    save: delayedSave(api),
  });
  controller = made;
  made.begin(start);
  render(
    <StringsContext.Provider value={start.strings}>
      <App controller={made} onReveal={(uri, offset) => host.send('revealTemplate', { uri, offset })} />
    </StringsContext.Provider>,
    root,
  );
}

const root = document.getElementById('root');
if (root !== null) void main(root);
