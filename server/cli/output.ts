import type { Writable } from 'node:stream';

/** Writes text and waits while the reader is behind, so that memory does not grow. Rejects when the reader is gone. */
export function writer(stream: Writable): (text: string) => Promise<void> {
  return (text) =>
    new Promise((resolve, reject) => {
      if (stream.destroyed) {
        reject(stream.errored ?? new Error('The output is closed.'));
        return;
      }
      if (stream.write(text)) {
        resolve();
        return;
      }
      const settle = (action: () => void) => () => {
        stream.off('drain', onDrain);
        stream.off('error', onError);
        stream.off('close', onClose);
        action();
      };
      const onDrain = settle(resolve);
      const onError = settle(() => reject(stream.errored ?? new Error('The output failed.')));
      const onClose = settle(() => reject(new Error('The output is closed.')));
      stream.on('drain', onDrain);
      stream.on('error', onError);
      stream.on('close', onClose);
    });
}
