/** The known name that somebody will have meant; undefined where none is near, or two are equally so. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const written = plain(name);
  const limit = Math.max(1, Math.floor(written.length / 3));
  const ranked = known
    .map((one) => ({ one, distance: editDistance(written, plain(one)) }))
    .filter(({ one, distance }) => distance <= limit && distance < one.length)
    .sort((a, b) => a.distance - b.distance);
  const [first, second] = ranked;
  return first === undefined || first.distance === second?.distance ? undefined : first.one;
}

/** Capitals, and what stands between words, are no difference. */
function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_-]/g, '');
}

/** Longer names are no spelling mistakes of ours. */
const LONGEST = 40;

/** How many characters have to be put in, taken out, replaced or swapped with the next one. */
function editDistance(one: string, other: string): number {
  if (one.length > LONGEST || other.length > LONGEST) return Number.POSITIVE_INFINITY;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const differs = one[row - 1] === other[column - 1] ? 0 : 1;
      let best = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + differs);
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (row > 1 && column > 1 && isSwap) best = Math.min(best, at(beforeLast, column - 2) + 1);
      current.push(best);
    }
    [beforeLast, last] = [last, current];
  }
  return at(last, other.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
