import { MAX_INTEGER_DIGITS } from './limits.js';

/** The integer as a `number` where that is exact, else as a `bigint`. A text has ASCII digits and at most one sign in front. */
export function exactInteger(integer: string | number | bigint): number | bigint {
  const near = Number(integer) + 0; // + 0: there is no integer -0
  return Number.isSafeInteger(near) ? near : BigInt(integer);
}

/** Whether Python refuses to convert the integer that is written so: leading zeros count, a sign does not. */
export function hasTooManyDigits(written: string): boolean {
  return written.length - Number('+-'.includes(written.charAt(0))) > MAX_INTEGER_DIGITS;
}
