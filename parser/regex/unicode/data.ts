import { unpack } from './packed.js';
import { appendRun, CODE_POINT_LIMIT, type Ranges } from './ranges.js';
import { CASE_RING, CATEGORIES, KNOWN_ELSEWHERE, NAMES, SCRIPTS } from './tables.js';

/** What is made when it is first asked for, and kept. Its content never changes. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Code points of one category: its index in the first list of `names`. */
interface CategoryRun {
  readonly category: number;
  readonly start: number;
  readonly length: number;
}

const UNASSIGNED = 0;
const AT_SIGN = 0x40;

/** All code points, in runs of one category. */
const categoryRuns = once(() => {
  const next = unpack(CATEGORIES);
  const runs: CategoryRun[] = [];
  let [start, last, before, lastLength] = [0, 0, 0, 0];
  while (start < CODE_POINT_LIMIT) {
    const pair = last * 32 + before;
    const category = next(0, last, pair, pair * 16 + lastLength);
    const place = category * 16 + (start & 15);
    const length = 1 + next(~category, ~place, ~((category * 32 + last) * 16 + lastLength));
    runs.push({ category, start, length });
    [start, before, last, lastLength] = [start + length, last, category, Math.min(15, length)];
  }
  return runs;
});

/** The code points of each category. */
export const categories = once((): readonly Ranges[] => {
  const found: number[][] = [];
  for (const { category, start, length } of categoryRuns()) appendTo(found, category, start, length);
  return found;
});

/** The code points that have each value of a property: the value of unassigned ones first, the others as they are met. */
export function valuesFrom(table: string): readonly Ranges[] {
  const next = unpack(table);
  const found: number[][] = [];
  // Values met, the last one first.
  const met = [0];
  const lastOf: number[] = [];
  let last = 0;
  for (const { category, start, length } of categoryRuns()) {
    if (category === UNASSIGNED) appendTo(found, 0, start, length);
    else {
      for (let rest = length; rest > 0; ) {
        const recent = Math.min(3, met[0] ?? 0);
        const expected = Math.min(3, met.indexOf(lastOf[category] ?? 0)) * 2 + Number(rest < length);
        const place = next(
          expected,
          (category * 32 + last) * 8 + expected,
          (category * 4 + recent) * 2 + (expected & 1),
          recent * 16 + (start & 15),
        );
        const [value = met.length] = met.splice(place, 1);
        met.unshift(value);
        const taken = (rest > 1 && next(~0, ~category, ~(category * 4 + Math.min(3, value)))) || rest;
        appendTo(found, value, start + length - rest, taken);
        rest -= taken;
        lastOf[category] = value;
        last = category;
      }
    }
  }
  return found;
}

function appendTo(found: number[][], index: number, start: number, length: number): void {
  found[index] ??= [];
  appendRun(found[index], start, length);
}

/** The code points of each script. */
export const scripts = once(() => valuesFrom(SCRIPTS));

/** The names of one thing, in capitals and without spaces; the chief one first. */
type Names = readonly [string, ...string[]];
type NameLists = readonly [categories: readonly Names[], scripts: readonly Names[], properties: readonly Names[]];

/** Names of categories and of unions of them (beside their codes), of scripts, of binary properties. */
export const names = once((): NameLists => {
  const next = unpack(NAMES);
  let text = '';
  let [last, before, third, place] = [0, 0, 0, 0];
  for (let left = next(); left > 0; left--) {
    const pair = last * 32 + before;
    [last, before, third] = [next(last, pair, pair * 32 + third, place), last, before];
    const character = String.fromCharCode(AT_SIGN + last);
    text += character;
    place = character === '[' ? 1 : character === '@' ? 0 : place && place + 1;
  }
  return text.split(']').map((list) => list.split('@').map((entry) => entry.split('['))) as unknown as NameLists;
});

/** Whether a script's name is not a block's, or another name is one that the module has and this engine does not. @param hash of the name */
export function isException(hash: number): boolean {
  const next = unpack(KNOWN_ELSEWHERE);
  let known = -1;
  for (let left = next(); left > 0 && known < hash; left--) known += next(0);
  return known === hash;
}

/** Each code point with case variants → the next one of its ring. */
export const caseRing = once((): ReadonlyMap<number, number> => {
  const next = unpack(CASE_RING);
  const ring = new Map<number, number>();
  const firsts = new Map<number, number>();
  for (let [left, at, run] = [next(), 0, 0]; left > 0; left--) {
    const skipped = next(0, run * 4);
    run = next(1, skipped * 4 + 1);
    const delta = next(2, run * 4 + 2);
    at += skipped;
    const step = 1 + (run & 1);
    const end = at + ((run + 2) >> 1) * step;
    for (let from = at; from < end; from += step) {
      const first = firsts.get(from) ?? from;
      firsts.set(from + delta, first);
      ring.set(from, from + delta);
      // The way back, unless the ring goes on.
      if (!ring.has(from + delta)) ring.set(from + delta, first);
    }
  }
  return ring;
});
