import { nextTurn } from './request-runner.js';

/** How long a work goes on before others have their turn, in milliseconds. */
const LONGEST_TURN = 10;

/** All that comes of a long work, with a turn for other requests every few milliseconds; undefined as soon as nobody asks any more. */
export async function inPieces<T>(work: Iterable<T>, isOver: () => boolean): Promise<readonly T[] | undefined> {
  const done: T[] = [];
  let begun = performance.now();
  for (const piece of work) {
    done.push(piece);
    if (performance.now() - begun < LONGEST_TURN) continue;
    await nextTurn();
    if (isOver()) return undefined;
    begun = performance.now();
  }
  return done;
}
