import { url as inspectorUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';

/** How often the watchdog looks, in milliseconds. */
const INTERVAL = 1000;

/** After how many looks without a turn of the event loop the server counts as stuck: no answer takes a minute. */
const STUCK_AFTER = 60;

/**
 * Ends the process when its client is gone. The server's own timers and streams do that while it is idle; a server that is busy does
 * not notice anything, and so a thread of its own looks whether the process that started it still lives (a server behind a socket may
 * outlive that one) and whether the event loop still turns.
 */
export function startWatchdog(): void {
  process.once('disconnect', () => process.exit(1)); // the channel of --node-ipc; an orderly exit comes before
  const turns = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const isChild = process.argv.some((argument) => argument === '--stdio' || argument === '--node-ipc');
  const workerData = { parent: isChild ? process.ppid : undefined, turns, interval: INTERVAL, stuckAfter: STUCK_AFTER };
  const worker = new Worker(`(${watch.toString()})(require('node:worker_threads').workerData);`, {
    eval: true,
    workerData,
  });
  worker.unref();
  // While a debugger may hold the server, it counts as turning.
  if (inspectorUrl() === undefined) setInterval(() => Atomics.add(turns, 0, 1), INTERVAL).unref();
  else Atomics.store(turns, 0, -1);
}

interface Watched {
  readonly parent: number | undefined;
  readonly turns: Int32Array;
  readonly interval: number;
  readonly stuckAfter: number;
}

/** Runs in the thread, from its own text: uses nothing but its argument and globals. */
function watch({ parent, turns, interval, stuckAfter }: Watched): void {
  let seen = 0;
  let still = 0;
  setInterval(() => {
    const now = Atomics.load(turns, 0);
    still = now === seen && now >= 0 ? still + 1 : 0;
    seen = now;
    if (isAlive() && still < stuckAfter) return;
    process.kill(process.pid, 'SIGKILL'); // `process.exit` would end the thread alone
  }, interval);

  function isAlive(): boolean {
    if (parent === undefined) return true;
    try {
      process.kill(parent, 0);
      return process.ppid === parent;
    } catch {
      return false;
    }
  }
}
