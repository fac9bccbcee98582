/**
 * Sets of code points: sorted, non-touching half-open ranges, flattened as `[start, end, start, end, …]`.
 */
export type Ranges = readonly number[];

/** One more than the last code point. */
export const CODE_POINT_LIMIT = 0x110000;

export const EVERYTHING: Ranges = [0, CODE_POINT_LIMIT];

export function complement(ranges: Ranges): Ranges {
  return symmetricDifference(ranges, EVERYTHING);
}

export function union(a: Ranges, b: Ranges): Ranges {
  return combine(a, b, 0b1110);
}

export function intersection(a: Ranges, b: Ranges): Ranges {
  return combine(a, b, 0b1000);
}

export function difference(a: Ranges, b: Ranges): Ranges {
  return combine(a, b, 0b0100);
}

export function symmetricDifference(a: Ranges, b: Ranges): Ranges {
  return combine(a, b, 0b0110);
}

export function unionOf(sets: readonly Ranges[]): Ranges {
  const half = sets.length >> 1;
  return half === 0 ? (sets[0] ?? []) : union(unionOf(sets.slice(0, half)), unionOf(sets.slice(half)));
}

/** Adds a run that begins at or after the end of the last one. */
export function appendRun(ranges: number[], start: number, length: number): void {
  if (ranges.at(-1) === start) ranges[ranges.length - 1] = start + length;
  else ranges.push(start, start + length);
}

/** @param points code points in any order, with or without repetition */
export function fromPoints(points: Iterable<number>): Ranges {
  const found: number[] = [];
  for (const point of [...new Set(points)].sort((a, b) => a - b)) appendRun(found, point, 1);
  return found;
}

export function contains(ranges: Ranges, codePoint: number): boolean {
  return firstAfter(ranges, codePoint) % 2 === 1;
}

/** Index of the first bound behind the code point: odd in a range, even between two. */
export function firstAfter(ranges: Ranges, codePoint: number): number {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle] ?? CODE_POINT_LIMIT) <= codePoint) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** @param keep four bits: whether what is in both is kept, in `a` alone, in `b` alone, in neither */
function combine(a: Ranges, b: Ranges, keep: number): Ranges {
  const found: number[] = [];
  let [inA, inB] = [0, 0];
  while (inA < a.length || inB < b.length) {
    const point = Math.min(a[inA] ?? CODE_POINT_LIMIT, b[inB] ?? CODE_POINT_LIMIT);
    if (a[inA] === point) inA++;
    if (b[inB] === point) inB++;
    const place = (inA & 1) * 2 + (inB & 1);
    if (((keep >> place) & 1) !== (found.length & 1)) found.push(point);
  }
  return found;
}
