import { Endpoint, type Port } from '../endpoint.js';
import { ENGINE_CONTRACT, WORKER_CONTRACT } from './contract.js';
import { runEngine } from './run.js';

/** The worker's side: the page types `self` as a window, a worker's own `postMessage` takes the message alone. */
const page: Port = {
  post: (message) => (self as unknown as { postMessage(message: unknown): void }).postMessage(message),
  listen: (receive) => {
    const onMessage = (event: MessageEvent<unknown>) => receive(event.data);
    self.addEventListener('message', onMessage);
    return () => self.removeEventListener('message', onMessage);
  },
};

new Endpoint(page, WORKER_CONTRACT, ENGINE_CONTRACT, { requests: { run: runEngine }, events: {} });
