/** Orders texts by code point, as Python does; JavaScript's own order is by UTF-16 unit. */
export function compareCodePoints(left: string, right: string): number {
  const length = Math.min(left.length, right.length);
  for (let at = 0; at < length; at++) {
    const difference = codePointRank(left.charCodeAt(at)) - codePointRank(right.charCodeAt(at));
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/** Surrogates stand for code points above all other units. */
function codePointRank(unit: number): number {
  return unit >> 11 === 0x1b ? unit + 0x10000 : unit;
}
