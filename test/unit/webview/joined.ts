import type { Port } from '../../../webview/endpoint.js';

/** Two ports joined in memory. Messages cross as structured clones, each in a later task, as between real pages. */
export function joinedPorts(): { readonly left: Port; readonly right: Port } {
  const left: ((message: unknown) => void)[] = [];
  const right: ((message: unknown) => void)[] = [];
  return { left: port(left, right), right: port(right, left) };
}

function port(own: ((message: unknown) => void)[], other: ((message: unknown) => void)[]): Port {
  return {
    post: (message) => {
      const copy: unknown = structuredClone(message);
      queueMicrotask(() => {
        for (const receive of [...other]) receive(copy);
      });
    },
    listen: (receive) => {
      own.push(receive);
      return () => {
        own.splice(own.indexOf(receive), 1);
      };
    },
  };
}
