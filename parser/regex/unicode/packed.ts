/** The next number of a table, given one or two rows of facts that make it likely, the longer one last. */
export type ReadNumber = (...facts: readonly number[]) => number;

const DIGITS = 91;
const LEAST_RANGE = DIGITS ** 4;
const SLOT_BITS = 15;

/**
 * Reads a table that `scripts/unicode.mjs` wrote: whole numbers in an adaptive arithmetic code with 91 digits, `#` to `~` without the
 * backslash. Each bit is predicted from how often it was 0 and 1 where the same was known.
 */
export function unpack(table: string): ReadNumber {
  /** How often a bit was 0, then how often it was 1, by slot. */
  const counts = new Float32Array(2 << SLOT_BITS);
  let at = 0;
  let range = 1;
  let code = 0;
  const count = (slot: number) => counts[slot] as number;
  const learn = (slot: number, bit: number) => {
    counts[slot + bit] = count(slot + bit) + 1;
    if (count(slot + 1 - bit) > 1) counts[slot + 1 - bit] = count(slot + 1 - bit) / 2;
  };
  const readBit = (node: number, first: number, second: number) => {
    for (; range < LEAST_RANGE; range *= DIGITS) {
      const unit = table.charCodeAt(at++) || 0x23;
      code = code * DIGITS + unit - (unit > 0x5c ? 0x24 : 0x23);
    }
    const [a, b] = [slotOf(first, node), slotOf(~second, node)];
    const zeros = 0.4 + count(a) + 2 * count(b);
    const split = Math.floor((range * zeros) / (zeros + 0.4 + count(a + 1) + 2 * count(b + 1)));
    const bit = Number(code >= split);
    code -= bit * split;
    range = bit ? range - split : split;
    learn(a, bit);
    learn(b, bit);
    return bit;
  };
  return (first = 0, second = first) => {
    let length = 0;
    while (readBit(length, first, second)) length++;
    let value = 1;
    for (let i = 0; i < length; i++) {
      value = value * 2 + readBit(32 + length * 16 + (value < 16 ? value : 0), first, second);
    }
    return value - 1;
  };
}

/** Where the counts for one bit of a number stand, given what is known. Different facts seldom share a slot, and may. */
function slotOf(facts: number, node: number): number {
  return (Math.imul(facts * 512 + node, 0x9e3779b1) >>> (32 - SLOT_BITS)) * 2;
}
