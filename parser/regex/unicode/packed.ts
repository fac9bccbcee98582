/** The next number of a table, given what is known and may make it likely. */
export type ReadNumber = (...facts: readonly number[]) => number;

const DIGITS = 91;
/** Small enough for a digit more to stay a small integer. */
const LEAST_RANGE = DIGITS ** 3;
const SLOT_BITS = 16;
/** How much is learnt from a bit: more from the first ones. */
const LEAST_LEARNT = 0.3;
const FIRST_BITS = 300;

/**
 * Reads a table that `scripts/unicode.mjs` wrote: whole numbers in an adaptive arithmetic code with 91 digits, `#` to `~` without the
 * backslash. Each fact has a weight for each bit of a number; together they say how likely the bit is, and then they learn what it was.
 */
export function unpack(table: string): ReadNumber {
  const weights = new Float32Array(1 << SLOT_BITS);
  let at = 0;
  let range = 1;
  let code = 0;
  let bits = FIRST_BITS;
  const readBit = (node: number, facts: readonly number[]) => {
    for (; range < LEAST_RANGE; range *= DIGITS) {
      const unit = table.charCodeAt(at++) || 0x23;
      code = code * DIGITS + unit - (unit > 0x5c ? 0x24 : 0x23);
    }
    let sum = 0;
    for (let i = 0; i < facts.length; i++) sum += weights[slotOf(facts, i, node)] as number;
    const odds = exponential(sum);
    const split = 1 + Math.floor((range - 2) / (1 + odds));
    const bit = Number(code >= split);
    code -= bit * split;
    range = bit ? range - split : split;
    const learnt = (LEAST_LEARNT + FIRST_BITS / bits++) * (bit - odds / (1 + odds));
    for (let i = 0; i < facts.length; i++) (weights[slotOf(facts, i, node)] as number) += learnt;
    return bit;
  };
  return (...facts) => {
    let length = 0;
    while (readBit(length, facts)) length++;
    let value = 1;
    for (let i = 0; i < length; i++) value = value * 2 + readBit(32 + length * 64 + (value < 64 ? value : 0), facts);
    return value - 1;
  };
}

/** Where the weight of a fact stands for one bit of a number. Different facts seldom share a slot, and may. */
function slotOf(facts: readonly number[], i: number, node: number): number {
  return Math.imul(((facts[i] as number) * 8 + i) * 2048 + node, 0x9e3779b1) >>> (32 - SLOT_BITS);
}

/** About e^x, and the same in every engine, which `Math.exp` need not be. */
function exponential(x: number): number {
  let power = 1 + x / 32;
  for (let i = 0; i < 5; i++) power *= power;
  return power;
}
