/** Orders texts by code point, as Python does; JavaScript's own order is by UTF-16 unit. */
export function compareCodePoints(left: string, right: string): number {
  let at = 0;
  while (at < left.length && left[at] === right[at]) at++;
  return rankAt(left, at) - rankAt(right, at);
}

/** The end of the text comes before all units; surrogates stand for code points above all other units. */
function rankAt(text: string, at: number): number {
  const unit = at < text.length ? text.charCodeAt(at) : -1;
  return unit >> 11 === 0x1b ? unit + 0x10000 : unit;
}
