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

/** Code points of one category: its index in `categoryNames`. */
interface CategoryRun {
  readonly category: number;
  readonly start: number;
  readonly length: number;
}

const NAME_CHARACTERS = ' ABCDEFGHIJKLMNOPQRSTUVWXYZ:&\n';
/** Numbers of `Cn`, and of `Cs` and `Co` from the second on. */
const UNASSIGNED = 0;
const SURROGATE = 28;

const bits = (value: number) => Math.min(15, 32 - Math.clz32(value));

/** All code points, in runs of one category. */
const categoryRuns = once(() => {
  const next = unpack(CATEGORIES);
  const runs: CategoryRun[] = [];
  let [start, last, before, lastLength] = [0, 0, 0, 0];
  while (start < CODE_POINT_LIMIT) {
    const category = next(last, last * 32 + before);
    const length = 1 + next(1024 + category, 2048 + (category * 32 + last) * 16 + bits(lastLength));
    runs.push({ category, start, length });
    [start, before, last, lastLength] = [start + length, last, category, length];
  }
  return runs;
});

/** The code points of each category. */
export const categories = once(() => {
  const found: number[][] = [];
  for (const { category, start, length } of categoryRuns()) {
    found[category] ??= [];
    appendRun(found[category], start, length);
  }
  return found as readonly Ranges[];
});

/** The code points of each script, in the order of `scriptNames`. */
export const scripts = once(() => {
  const next = unpack(SCRIPTS);
  const unknown: number[] = [];
  const found = [unknown];
  // Scripts met, the last one first.
  const met: number[] = [];
  let [last, wasSame] = [0, 0];
  for (const { category, start, length } of categoryRuns()) {
    if (category === UNASSIGNED || category >= SURROGATE) {
      appendRun(unknown, start, length);
      continue;
    }
    for (let from = start, rest = length; rest > 0; ) {
      const place = next(category, 1024 + (category * 32 + last) * 8 + wasSame * 4 + Math.min(3, met[0] ?? 0));
      const [script = met.length + 1] = met.splice(place, 1);
      met.unshift(script);
      const taken = (length > 1 && next(32 + category, 64 + category * 4 + Math.min(3, script))) || rest;
      found[script] ??= [];
      appendRun(found[script], from, taken);
      from += taken;
      rest -= taken;
      wasSame = Number(place === 0);
      last = category;
    }
  }
  return found as readonly Ranges[];
});

/** The code points that have a property, from its table. */
export function propertyFrom(table: string): Ranges {
  const next = unpack(table);
  const found: number[] = [];
  let last = 0;
  for (const { category, start, length } of categoryRuns()) {
    if (category === UNASSIGNED) continue;
    let inside = next(category, 32 + category * 2 + last);
    for (let rest = length; rest > 0; inside = 1 - inside) {
      const taken = (rest > 1 && next(96 + category * 2 + inside, 160 + category * 4 + inside * 2 + last)) || rest;
      if (inside) appendRun(found, start + length - rest, taken);
      rest -= taken;
      last = inside;
    }
  }
  return found;
}

/** For each name in a list, the index of its entry: an entry is one thing's names. */
type NameIndex = ReadonlyMap<string, number>;

/** Names of categories (whose code comes first), of unions of them and of scripts. */
export const names = once(() => {
  const next = unpack(NAMES);
  const lists: NameIndex[] = [];
  let text = '';
  for (let [last, before] = [0, 0]; lists.length < 3; ) {
    [last, before] = [next(last, last * 32 + before), last];
    if (last < 29) text += NAME_CHARACTERS.charAt(last);
    else {
      lists.push(new Map(text.split(' ').flatMap((entry, i) => entry.split(':').map((name) => [name, i] as const))));
      text = '';
    }
  }
  return lists;
});

/** Hashes of the names of properties and blocks that the module has and this engine does not. */
export const knownElsewhere = once(() => {
  const next = unpack(KNOWN_ELSEWHERE);
  const hashes = new Set<number>();
  for (let [left, hash] = [next(), 0]; left > 0; left--) {
    hash += next(0);
    hashes.add(hash);
  }
  return hashes;
});

/** Each code point with case variants → the next one of its ring. */
export const caseRing = once((): ReadonlyMap<number, number> => {
  const next = unpack(CASE_RING);
  const ring = new Map<number, number>();
  const size = next(3);
  for (let [at, zigzag] = [0, 0]; ring.size < size; ) {
    const skipped = next(0, zigzag * 4 + 3);
    const run = next(1, skipped * 4 + 1);
    zigzag = next(2, run * 4 + 2);
    at += skipped;
    const step = 1 + (run & 1);
    const delta = zigzag & 1 ? -(zigzag + 1) / 2 : zigzag / 2;
    for (let i = 0, from = at; i < (run + 2) >> 1; i++, from += step) ring.set(from, from + delta);
  }
  return ring;
});
